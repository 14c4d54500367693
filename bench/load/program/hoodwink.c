#include <stdio.h>
#include <string.h>

#include "table.h"

Manner manner = {"", NULL};

static void path(const Client *client, char *text, size_t room) {
    snprintf(text, room, "/api/tables/%s/socket", client->table->id);
}

static void greet(Client *client) {
    say(client, "{\"do\":\"hello\",\"key\":\"%s\",\"seen\":null}", client->key);
}

static Heard hear(Client *client, char *text, size_t length) {
    Span frame = json_whole(text, length), told = json_find(frame, "told");
    if (json_is(told, "news") || json_is(told, "state")) {
        keep(client, frame, json_number(json_find(frame, "number")));
        return SHOWN;
    }
    return json_is(told, "refused") ? REFUSED : OTHER;
}

static int begins(Span move, const char *words, size_t length) {
    size_t whole = (size_t)(move.end - move.at);
    return whole >= length + 2 && !memcmp(move.at + 1, words, length) &&
           (move.at[1 + length] == ' ' || move.at[1 + length] == '"');
}

static int is_quiet(Span move) {
    for (const char *words = manner.quiet; *words;) {
        size_t length = strcspn(words, "|");
        if (begins(move, words, length)) return 1;
        words += length + (words[length] == '|');
    }
    return 0;
}

/* One of the moves that all hear; if there is none, any. */
Span pick(Span moves, int *quiet) {
    int loud[512], found = 0, count = json_count(moves);
    for (int i = 0; i < count && found < 512; i++)
        if (!is_quiet(json_item(moves, i))) loud[found++] = i;
    *quiet = !found;
    if (!count) return (Span){NULL, NULL};
    return json_item(moves, found ? loud[chance((uint64_t)found)] : (int)chance((uint64_t)count));
}

static Client *awaited(Table *table) {
    Span seats = json_find(json_find(kept(&table->clients[0]), "public"), "to_act");
    int count = json_count(seats);
    if (!count) return NULL;
    long seat = json_number(json_item(seats, (int)chance((uint64_t)count)));
    if (seat < 0 || seat >= SEATS) fail("table %s waits for seat %ld", table->id, seat);
    return &table->clients[seat];
}

static Client *choose(Table *table, char *message, size_t room) {
    int quiet;
    Client *mover = awaited(table);
    if (!mover) return NULL;
    Span move = pick(json_find(kept(mover), "moves"), &quiet);
    if (!move.at) fail("table %s waits for seat %d, which has no move", table->id, mover->seat);
    const char *closing = quiet && manner.closing ? manner.closing : "";
    snprintf(message, room, "{\"do\":\"play\",\"id\":\"%llx\",\"seen\":%ld,\"moves\":[%.*s%s%s%s]}",
             (unsigned long long)chance(UINT64_MAX), mover->seen, (int)(move.end - move.at), move.at,
             *closing ? ",\"" : "", closing, *closing ? "\"" : "");
    return mover;
}

const Side HOODWINK = {"hoodwink", path, greet, hear, choose};
