/* Tables of four clients in one process: client SIDE PORT FILE [QUIET [CLOSING]]

   A line of FILE is a table: its id and four keys. When all clients are seated a line is printed; then
   each line of stdin (`saturated MOVES SECONDS`, `paced MOVES_A_SECOND SECONDS`) is answered by one
   of JSON. The end of stdin is the end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "phase.h"

enum { AT_ONCE = 64, EVENTS = 256, MOST_TABLES = 20000, MOST_MOVES = 5000000, HEARTBEAT = 100 };

static const Side *side;
static Table *tables;
static int count, port, connected, seated, waiter, timer, orders, asked_to_end;

static void read_tables(const char *name) {
    FILE *file = fopen(name, "r");
    if (!file) fail("cannot read %s", name);
    tables = calloc(MOST_TABLES, sizeof *tables); /* untouched pages cost nothing */
    for (Table *t = tables; tables && count < MOST_TABLES; t++, count++) {
        if (fscanf(file, "%127s %127s %127s %127s %127s", t->id, t->clients[0].key, t->clients[1].key,
                   t->clients[2].key, t->clients[3].key) != 1 + SEATS)
            break;
        for (int seat = 0; seat < SEATS; seat++) {
            t->clients[seat].table = t;
            t->clients[seat].seat = seat;
        }
    }
    fclose(file);
    if (!count) fail("no tables in %s", name);
}

static void watch(int fd, void *whose) {
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = whose};
    if (epoll_ctl(waiter, EPOLL_CTL_ADD, fd, &event)) fail("cannot watch a connection");
}

static void connect_some(void) {
    while (connected < count * SEATS && connected - seated < AT_ONCE) {
        char path[256];
        Client *client = &tables[connected / SEATS].clients[connected % SEATS];
        side->path(client, path, sizeof path);
        socket_connect(&client->socket, port, path);
        watch(client->socket.fd, client);
        connected++;
    }
}

static void hear(void *whose, char *text, size_t length) {
    Client *client = whose;
    int was_ready = client->ready;
    if (!text) {
        side->greet(client);
        return;
    }
    heard(side, client, side->hear(client, text, length), text, length);
    if (was_ready || !client->ready) return;
    seated++;
    connect_some();
    if (seated == count * SEATS) printf("{\"seated\":%d}\n", seated), fflush(stdout);
}

static void obey(void) {
    static char line[256];
    double first, seconds;
    ssize_t length = read(STDIN_FILENO, line, sizeof line - 1);
    line[length > 0 ? length : 0] = 0;
    if (length <= 0) asked_to_end = 1;
    else if (sscanf(line, "saturated %lf %lf", &first, &seconds) == 2 && first <= MOST_MOVES)
        saturate(tables, count, (long)first, seconds);
    else if (sscanf(line, "paced %lf %lf", &first, &seconds) == 2 && first * seconds * count <= MOST_MOVES)
        pace(tables, count, first, seconds);
    else fail("cannot do: %s", line);
}

/* The waiting has a resolution of a millisecond, which is too coarse for moves that are due. */
static void set_timer(void) {
    uint64_t due = next_due();
    struct itimerspec at = {.it_value = {(time_t)(due / 1000000000), (long)(due % 1000000000)}};
    timerfd_settime(timer, TFD_TIMER_ABSTIME, &at, NULL);
}

static void wait_once(void) {
    struct epoll_event events[EVENTS];
    uint64_t rung;
    int ready = epoll_wait(waiter, events, EVENTS, HEARTBEAT);
    for (int i = 0; i < ready; i++) {
        void *whose = events[i].data.ptr;
        if (whose == &orders) obey();
        else if (whose == &timer) (void)!read(timer, &rung, sizeof rung);
        else socket_read(&((Client *)whose)->socket, hear, whose);
    }
}

static void take_arguments(int argc, char **argv) {
    if (argc < 4) fail("SIDE PORT FILE [QUIET [CLOSING]]");
    side = strcmp(argv[1], HOODWINK.name) ? &BOARDGAME_IO : &HOODWINK;
    if (strcmp(argv[1], side->name)) fail("no such side: %s", argv[1]);
    port = atoi(argv[2]);
    if (argc > 4) manner.quiet = argv[4];
    if (argc > 5) manner.closing = argv[5];
    read_tables(argv[3]);
}

int main(int argc, char **argv) {
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    take_arguments(argc, argv);
    waiter = epoll_create1(EPOLL_CLOEXEC);
    timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
    watch(STDIN_FILENO, &orders);
    watch(timer, &timer);
    connect_some();
    while (!asked_to_end) {
        wait_once();
        moves_due(side);
        if (next_due()) set_timer();
        if (finished()) report();
    }
    return 0;
}
