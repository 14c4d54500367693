/* Just enough of JSON to pick a move: values are looked at where they lie, nothing is built. */
#ifndef JSON_H
#define JSON_H
#include <stddef.h>

/* A value's own text; at is NULL when there is none. */
typedef struct {
    const char *at, *end;
} Span;

Span json_whole(const char *text, size_t length);
Span json_find(Span object, const char *key); /* the value that a key of this object has */
Span json_item(Span array, int index);        /* counted from 0 */
int json_count(Span array);
long json_number(Span value);              /* -1 when there is none */
int json_is(Span value, const char *word); /* is it this string? */

#endif
