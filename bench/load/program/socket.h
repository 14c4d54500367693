/* One websocket to a server on loopback: handshake, text frames both ways, pings answered. */
#ifndef SOCKET_H
#define SOCKET_H
#include <stddef.h>
#include <stdint.h>

typedef struct {
    int fd;
    int open; /* the handshake is done */
    char *text;
    size_t held, room; /* bytes that have come and are not yet read as frames */
    uint64_t bytes, frames;
} Socket;

/* What a text frame is given to; it may say things on the same socket. */
typedef void (*Hear)(void *whose, char *text, size_t length);

/* Says why on stderr and ends the program. */
void fail(const char *words, ...) __attribute__((noreturn, format(printf, 1, 2)));
void *grown(void *old, size_t size);

void socket_connect(Socket *s, int port, const char *path);
void socket_say(Socket *s, const char *text, size_t length);
void socket_read(Socket *s, Hear hear, void *whose); /* all that has come; opens if not open */

#endif
