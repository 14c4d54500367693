#include "phase.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#define SECOND 1000000000ull
enum { PATIENCE = 10, OCTAVES = 40, FORGIVEN = 1000 };

static struct {
    const char *mode;
    Table *tables;
    uint64_t *taken, *first_due; /* of each move seen; of each table, when paced */
    uint64_t begun, end, last_seen, period, bytes, frames, latest;
    int count, under_way, over, next, on;
    long limit, sent, seen, refused;
    double cpu;
} phase;

uint64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * SECOND + (uint64_t)t.tv_nsec;
}

static double own_cpu(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

static void received(uint64_t *bytes, uint64_t *frames) {
    *bytes = *frames = 0;
    for (int i = 0; i < phase.count * SEATS; i++) {
        Socket *socket = &phase.tables[i / SEATS].clients[i % SEATS].socket;
        *bytes += socket->bytes;
        *frames += socket->frames;
    }
}

static void begin(const char *mode, Table *tables, int count, long limit, double seconds) {
    free(phase.taken);
    free(phase.first_due);
    memset(&phase, 0, sizeof phase);
    phase.mode = mode;
    phase.tables = tables;
    phase.count = count;
    phase.limit = limit;
    phase.taken = grown(NULL, ((size_t)limit + 1) * sizeof *phase.taken);
    phase.first_due = grown(NULL, (size_t)count * sizeof *phase.first_due);
    for (int i = 0; i < count; i++) tables[i].queued = 0, phase.over += tables[i].over;
    received(&phase.bytes, &phase.frames);
    phase.cpu = own_cpu();
    phase.begun = phase.last_seen = now();
    phase.end = phase.begun + (uint64_t)(seconds * 1e9);
    phase.on = 1;
}

static int in_order(const void *one, const void *other) {
    uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;
    return a < b ? -1 : a > b;
}

void saturate(Table *tables, int count, long moves, double seconds) {
    begin("saturated", tables, count, moves, seconds);
    for (int i = 0; i < count; i++) phase.first_due[i] = phase.begun;
}

/* Tables begin at random within a period; then each keeps its beat, so their order never changes. */
void pace(Table *tables, int count, double a_second, double seconds) {
    begin("paced", tables, count, (long)(a_second * seconds * count) + count, seconds);
    phase.period = (uint64_t)(1e9 / a_second);
    for (int i = 0; i < count; i++) phase.first_due[i] = phase.begun + chance(phase.period);
    qsort(phase.first_due, (size_t)count, sizeof *phase.first_due, in_order);
}

/* Sends a move of who is awaited; a table that waits for nobody is over. */
static void send_move(const Side *side, Table *table) {
    char message[LONGEST];
    table->mover = side->choose(table, message, sizeof message);
    table->over = !table->mover;
    phase.under_way += !table->over - (table->missing != 0);
    table->missing = table->over ? 0 : ALL_FOUR;
    if (table->over) phase.over++;
    else socket_say(&table->mover->socket, message, strlen(message));
}

static void start_move(const Side *side, Table *table, uint64_t since) {
    if (table->over || phase.sent >= phase.limit || now() >= phase.end) return;
    table->since = since;
    send_move(side, table);
    phase.sent += !table->over;
}

/* A move that had to wait for the one before it counts from when it was due. */
static void seen_by_all(const Side *side, Table *table) {
    uint64_t at = phase.last_seen = now();
    phase.under_way--;
    phase.taken[phase.seen++] = at - table->since;
    if (!phase.period) start_move(side, table, at);
    else if (table->queued) {
        start_move(side, table, table->due);
        table->queued--;
        table->due += phase.period;
    }
}

/* A refused move is chosen again from what the table shows now, and the time goes on. */
static void refused(const Side *side, Client *client, const char *text, size_t length) {
    Table *table = client->table;
    if (++phase.refused > FORGIVEN + phase.sent / 10) fail("refused: %.*s", (int)length, text);
    if (client == table->mover && table->missing == ALL_FOUR) send_move(side, table);
}

void heard(const Side *side, Client *client, Heard what, const char *text, size_t length) {
    Table *table = client->table;
    if (!phase.on || !table->missing) return;
    if (what == REFUSED) refused(side, client, text, length);
    if (what != SHOWN) return;
    table->missing &= ~(1u << client->seat);
    if (!table->missing) seen_by_all(side, table);
}

uint64_t next_due(void) {
    if (!phase.on || (!phase.period && phase.next >= phase.count)) return 0;
    uint64_t rounds = (uint64_t)(phase.next / phase.count);
    uint64_t due = phase.first_due[phase.next % phase.count] + rounds * phase.period;
    return due < phase.end ? due : 0;
}

static void beat(const Side *side, Table *table, uint64_t due) {
    uint64_t at = now();
    if (at - due > phase.latest) phase.latest = at - due;
    if (!table->missing) start_move(side, table, at);
    else if (!table->queued++) table->due = due;
}

void moves_due(const Side *side) {
    for (uint64_t due = next_due(); due && due <= now(); due = next_due())
        beat(side, &phase.tables[phase.next++ % phase.count], due);
}

int finished(void) {
    uint64_t at = now();
    if (phase.on && phase.under_way && at - phase.last_seen > PATIENCE * SECOND)
        fail("%d moves were not seen by all four within %d s", phase.under_way, PATIENCE);
    if (!phase.on || phase.under_way) return 0;
    return at >= phase.end || phase.sent >= phase.limit || phase.over >= phase.count;
}

/* How many moves took up to 1, 2, 4 ... microseconds; the list ends with the longest. */
static void print_histogram(void) {
    long counts[OCTAVES] = {0};
    int highest = 0;
    for (long i = 0; i < phase.seen; i++) {
        int octave = 0;
        while (octave < OCTAVES - 1 && phase.taken[i] > 1000ull << octave) octave++;
        counts[octave]++;
        if (octave > highest) highest = octave;
    }
    for (int i = 0; i <= highest; i++) printf("%s%ld", i ? "," : "", counts[i]);
}

static double microseconds(double share) {
    if (!phase.seen) return 0;
    long at = (long)(share * (double)phase.seen);
    return (double)phase.taken[at < phase.seen ? at : phase.seen - 1] / 1e3;
}

void report(void) {
    uint64_t bytes, frames;
    received(&bytes, &frames);
    qsort(phase.taken, (size_t)phase.seen, sizeof *phase.taken, in_order);
    printf("{\"mode\":\"%s\",\"tables\":%d,\"moves\":%ld,\"sent\":%ld,\"refused\":%ld,"
           "\"over\":%d,\"seconds\":%.6f,\"cpu_seconds\":%.6f,\"bytes\":%llu,\"frames\":%llu,",
           phase.mode, phase.count, phase.seen, phase.sent, phase.refused, phase.over,
           (double)(phase.last_seen - phase.begun) / 1e9, own_cpu() - phase.cpu,
           (unsigned long long)(bytes - phase.bytes), (unsigned long long)(frames - phase.frames));
    printf("\"p50\":%.1f,\"p90\":%.1f,\"p99\":%.1f,\"longest\":%.1f,\"late\":%.1f,\"histogram\":[",
           microseconds(0.5), microseconds(0.9), microseconds(0.99), microseconds(1),
           (double)phase.latest / 1e3);
    print_histogram();
    puts("]}");
    fflush(stdout);
    phase.on = 0;
}
