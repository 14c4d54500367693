/** What lies at the side. `board` is the table itself, where there is no room for a side. */
export type Leaf = "board" | "deals" | "log" | "chat";
