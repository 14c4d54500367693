#include "json.h"

#include <stdlib.h>
#include <string.h>

static const Span NOTHING = {NULL, NULL};

static const char *past_blanks(const char *at, const char *end) {
    while (at < end && (*at == ' ' || *at == '\n' || *at == '\t' || *at == '\r')) at++;
    return at;
}

static const char *past_string(const char *at, const char *end) {
    for (at++; at < end && *at != '"'; at++)
        if (*at == '\\') at++;
    return at < end ? at + 1 : end;
}

static const char *past_nest(const char *at, const char *end) {
    int depth = 0;
    while (at < end) {
        char c = *at;
        if (c == '"') {
            at = past_string(at, end);
            continue;
        }
        at++;
        if (c == '{' || c == '[') depth++;
        if ((c == '}' || c == ']') && --depth == 0) return at;
    }
    return end;
}

static const char *past_value(const char *at, const char *end) {
    if (at >= end) return end;
    if (*at == '"') return past_string(at, end);
    if (*at == '{' || *at == '[') return past_nest(at, end);
    while (at < end && !strchr(",]} \n\t\r", *at)) at++;
    return at;
}

static Span value_at(const char *at, const char *end) {
    at = past_blanks(at, end);
    if (at >= end || *at == ']' || *at == '}') return NOTHING;
    return (Span){at, past_value(at, end)};
}

/* What stands after a value: the one after the comma, or nothing. */
static Span after(Span value, const char *end) {
    const char *at = past_blanks(value.end, end);
    return at < end && *at == ',' ? value_at(at + 1, end) : NOTHING;
}

static Span first_in(Span nest, char opening) {
    if (!nest.at || nest.at >= nest.end || *nest.at != opening) return NOTHING;
    return value_at(nest.at + 1, nest.end);
}

Span json_whole(const char *text, size_t length) { return value_at(text, text + length); }

Span json_find(Span object, const char *key) {
    for (Span name = first_in(object, '{'); name.at;) {
        const char *colon = past_blanks(name.end, object.end);
        if (colon >= object.end || *colon != ':') return NOTHING;
        Span value = value_at(colon + 1, object.end);
        if (!value.at || json_is(name, key)) return value;
        name = after(value, object.end);
    }
    return NOTHING;
}

Span json_item(Span array, int index) {
    Span item = first_in(array, '[');
    while (item.at && index-- > 0) item = after(item, array.end);
    return item;
}

int json_count(Span array) {
    int count = 0;
    for (Span item = first_in(array, '['); item.at; item = after(item, array.end)) count++;
    return count;
}

long json_number(Span value) {
    if (!value.at || *value.at < '0' || *value.at > '9') return -1;
    return strtol(value.at, NULL, 10);
}

int json_is(Span value, const char *word) {
    size_t length = strlen(word);
    return value.at && (size_t)(value.end - value.at) == length + 2 && *value.at == '"' &&
           memcmp(value.at + 1, word, length) == 0;
}
