/* A table of four clients, and the two servers that it may stand at. */
#ifndef TABLE_H
#define TABLE_H
#include "json.h"
#include "socket.h"

enum { SEATS = 4, ALL_FOUR = (1 << SEATS) - 1, LONGEST = 2048 };

typedef struct Table Table;

typedef struct {
    Socket socket;
    Table *table;
    int seat, ready;
    long seen; /* the number of the last frame that showed the table */
    char key[128];
    char *shown; /* that frame's text */
    size_t length, room;
} Client;

struct Table {
    char id[128];
    Client clients[SEATS];
    Client *mover;    /* whose move is under way */
    unsigned missing; /* a bit for each client that has not seen it yet */
    int over;
    int queued;          /* moves that are due and wait for the one under way */
    uint64_t since, due; /* when the move was sent, or was due; when the first queued one was due */
};

typedef enum { OTHER, SHOWN, REFUSED } Heard;

/* What differs from server to server. */
typedef struct {
    const char *name;
    void (*path)(const Client *client, char *path, size_t room);
    void (*greet)(Client *client); /* the handshake is done */
    Heard (*hear)(Client *client, char *text, size_t length);
    /* A random legal move of who is awaited, ready to be sent; NULL when the match is over. */
    Client *(*choose)(Table *table, char *message, size_t room);
} Side;

extern const Side HOODWINK, BOARDGAME_IO;

/* Moves that only prepare one begin with these words; a batch that had to begin so ends with `closing`. */
typedef struct {
    const char *quiet; /* "bag|set aside" */
    const char *closing;
} Manner;
extern Manner manner;

uint64_t chance(uint64_t below);
void say(Client *client, const char *words, ...) __attribute__((format(printf, 2, 3)));
void keep(Client *client, Span shown, long number); /* shown is what the client now sees */
Span kept(const Client *client);

#endif
