#include "socket.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { TEXT = 1, CLOSE = 8, PING = 9, PONG = 10, FINAL = 0x80, MASKED = 0x80 };
enum { FIRST_ROOM = 8192, LARGEST = 1 << 24, SHORT = 125, TWO_BYTES = 126, EIGHT_BYTES = 127 };

void fail(const char *words, ...) {
    va_list more;
    va_start(more, words);
    fputs("load client: ", stderr);
    vfprintf(stderr, words, more);
    fputc('\n', stderr);
    exit(1);
}

void *grown(void *old, size_t size) {
    void *room = realloc(old, size);
    if (!room) fail("out of memory");
    return room;
}

static void write_whole(Socket *s, const char *text, size_t length) {
    if (write(s->fd, text, length) != (ssize_t)length)
        fail("the server does not take what is sent to it: %s", strerror(errno));
}

void socket_connect(Socket *s, int port, const char *path) {
    struct sockaddr_in where = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int on = 1;
    char asking[1024];
    memset(s, 0, sizeof *s);
    s->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (s->fd < 0 || connect(s->fd, (struct sockaddr *)&where, sizeof where))
        fail("no connection to port %d: %s", port, strerror(errno));
    setsockopt(s->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    int length = snprintf(asking, sizeof asking,
                          "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
                          "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: bG9hZCBjbGllbnQgMTYgYg==\r\n\r\n",
                          path, port);
    write_whole(s, asking, (size_t)length);
    fcntl(s->fd, F_SETFL, O_NONBLOCK);
}

/* The mask is all zeros: a frame of a client must have one, and any will do. */
static void say_frame(Socket *s, int kind, const char *text, size_t length) {
    char frame[4096];
    size_t at = 2;
    if (length > sizeof frame - 16) fail("a message of %zu bytes is too long to send", length);
    frame[0] = (char)(FINAL | kind);
    frame[1] = (char)(MASKED | (length > SHORT ? TWO_BYTES : length));
    if (length > SHORT) {
        frame[at++] = (char)(length >> 8);
        frame[at++] = (char)length;
    }
    memset(frame + at, 0, 4);
    memcpy(frame + at + 4, text, length);
    write_whole(s, frame, at + 4 + length);
}

void socket_say(Socket *s, const char *text, size_t length) { say_frame(s, TEXT, text, length); }

/* Where the body begins, or 0 when the frame's head is not whole; its length goes to *length. */
static size_t head(const unsigned char *frame, size_t held, size_t *length) {
    size_t more = 0;
    if (held < 2) return 0;
    *length = frame[1] & 0x7f;
    if (*length == TWO_BYTES) more = 2;
    if (*length == EIGHT_BYTES) more = 8;
    if (held < 2 + more) return 0;
    if (more) *length = 0;
    for (size_t i = 0; i < more; i++) *length = *length << 8 | frame[2 + i];
    if (*length > LARGEST) fail("the server sent a frame of %zu bytes", *length);
    return 2 + more;
}

static void hear_frame(Socket *s, int first, char *body, size_t length, Hear hear, void *whose) {
    s->frames++;
    switch (first) {
    case FINAL | TEXT: hear(whose, body, length); return;
    case FINAL | PING: say_frame(s, PONG, body, length); return;
    case FINAL | PONG: return;
    case FINAL | CLOSE:
        if (length > 2) fail("the server closed a connection: %.*s", (int)length - 2, body + 2);
        fail("the server closed a connection");
    default: fail("the server sent a frame that begins with %d", first);
    }
}

/* How many bytes at `at` were a whole frame. */
static size_t one_frame(Socket *s, size_t at, Hear hear, void *whose) {
    size_t length = 0, body = head((unsigned char *)s->text + at, s->held - at, &length);
    if (!body || s->held - at < body + length) return 0;
    hear_frame(s, (unsigned char)s->text[at], s->text + at + body, length, hear, whose);
    return body + length;
}

static size_t answer_of_handshake(Socket *s) {
    char *end = memmem(s->text, s->held, "\r\n\r\n", 4);
    if (!end) return 0;
    if (s->held < 12 || memcmp(s->text, "HTTP/1.1 101", 12))
        fail("the server refuses a websocket: %.*s", (int)strcspn(s->text, "\r\n"), s->text);
    s->open = 1;
    return (size_t)(end - s->text) + 4;
}

/* 0 when nothing more has come. */
static int fill(Socket *s) {
    if (s->room - s->held < FIRST_ROOM / 2) {
        s->room = s->room ? s->room * 2 : FIRST_ROOM;
        s->text = grown(s->text, s->room);
    }
    ssize_t got = read(s->fd, s->text + s->held, s->room - s->held);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
    if (got <= 0) fail("a connection is lost: %s", got ? strerror(errno) : "closed by the server");
    s->held += (size_t)got;
    s->bytes += (uint64_t)got;
    return 1;
}

void socket_read(Socket *s, Hear hear, void *whose) {
    size_t at = 0, step = 1;
    if (!fill(s)) return;
    if (!s->open) {
        at = answer_of_handshake(s);
        if (!s->open) return;
        hear(whose, NULL, 0);
    }
    for (; step; at += step) step = one_frame(s, at, hear, whose);
    memmove(s->text, s->text + at, s->held - at);
    s->held -= at;
}
