#include "table.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Always the same numbers: both servers are asked the same way. */
uint64_t chance(uint64_t below) {
    static uint64_t state = 88172645463325252u;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state % below;
}

void say(Client *client, const char *words, ...) {
    char text[LONGEST];
    va_list more;
    va_start(more, words);
    int length = vsnprintf(text, sizeof text, words, more);
    va_end(more);
    if (length >= (int)sizeof text) fail("a message is too long to send");
    socket_say(&client->socket, text, (size_t)length);
}

void keep(Client *client, Span shown, long number) {
    size_t length = (size_t)(shown.end - shown.at);
    if (length > client->room) {
        client->room = length * 2;
        client->shown = grown(client->shown, client->room);
    }
    memcpy(client->shown, shown.at, length);
    client->length = length;
    client->seen = number;
    client->ready = 1;
}

Span kept(const Client *client) { return json_whole(client->shown, client->length); }
