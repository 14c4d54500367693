#include <stdio.h>
#include <string.h>

#include "table.h"

/* engine.io's and socket.io's signs: one figure each before the text. */
#define SPACE "/hands,"
#define MESSAGE "42" SPACE

enum { FULL_HAND = 10 };

static void path(const Client *client, char *text, size_t room) {
    (void)client;
    snprintf(text, room, "/socket.io/?EIO=4&transport=websocket");
}

static void greet(Client *client) { (void)client; /* the server speaks first */ }

static int starts(const char *text, size_t length, const char *with) {
    return length >= strlen(with) && !memcmp(text, with, strlen(with));
}

static Heard event(Client *client, Span told) {
    Span state = json_item(told, 2);
    if (json_is(json_item(told, 0), "sync")) state = json_find(state, "state");
    else if (!json_is(json_item(told, 0), "update")) return OTHER;
    if (!state.at) fail("the server shows no state: %.*s", (int)(told.end - told.at), told.at);
    keep(client, state, json_number(json_find(state, "_stateID")));
    return SHOWN;
}

static Heard hear(Client *client, char *text, size_t length) {
    const char *table = client->table->id;
    if (starts(text, length, MESSAGE))
        return event(client, json_whole(text + strlen(MESSAGE), length - strlen(MESSAGE)));
    if (starts(text, length, "0")) say(client, "40" SPACE);
    else if (starts(text, length, "2")) say(client, "3");
    else if (starts(text, length, "40"))
        say(client, MESSAGE "[\"sync\",\"%s\",\"%d\",\"%s\",%d]", table, client->seat, client->key, SEATS);
    else fail("the server said: %.*s", (int)length, text);
    return OTHER;
}

static Client *awaited(Table *table) {
    Span context = json_find(kept(&table->clients[0]), "ctx");
    Span player = json_find(context, "currentPlayer");
    if (!player.at || json_find(context, "gameover").at) return NULL;
    return &table->clients[player.at[1] - '0'];
}

/* A card of the hand is played, or one is drawn: as many ways as the rules of the peer's game allow. */
static void move_words(int cards, char *words, size_t room) {
    int ways = cards < FULL_HAND ? cards + 1 : cards;
    int way = (int)chance((uint64_t)ways);
    if (way < cards) snprintf(words, room, "\"play\",\"args\":[%d]", way);
    else snprintf(words, room, "\"draw\",\"args\":[]");
}

static Client *choose(Table *table, char *message, size_t room) {
    char seat[2] = "0", words[64];
    Client *mover = awaited(table);
    if (!mover) return NULL;
    seat[0] = (char)('0' + mover->seat);
    Span own = json_find(json_find(json_find(kept(mover), "G"), "players"), seat);
    move_words(json_count(json_find(own, "hand")), words, sizeof words);
    snprintf(message, room,
             MESSAGE "[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":%s,\"playerID\":\"%s\","
                     "\"credentials\":\"%s\"}},%ld,\"%s\",\"%s\"]",
             words, seat, mover->key, mover->seen, table->id, seat);
    return mover;
}

const Side BOARDGAME_IO = {"boardgame.io", path, greet, hear, choose};
