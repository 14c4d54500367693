/* A stretch of load: who moves when, and how long it took until all four had seen it. */
#ifndef PHASE_H
#define PHASE_H
#include "table.h"

uint64_t now(void); /* nanoseconds */

/* Each table has a move under way until so many were made, or the time is up. */
void saturate(Table *tables, int count, long moves, double seconds);
/* Each table makes so many moves a second, whether or not the server keeps up. */
void pace(Table *tables, int count, double a_second, double seconds);

void heard(const Side *side, Client *client, Heard what, const char *text, size_t length);
void moves_due(const Side *side);
uint64_t next_due(void); /* 0 when nothing is due at a set time */
int finished(void);      /* fails when the server stands still */
void report(void);       /* one line of JSON on stdout */

#endif
