/** Which part of the room to deal is open; it is nobody's move. */
export type Panel = "claims" | "asks" | "word" | "wants";

class Room {
  panel = $state<Panel | null>(null);

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }
}
export const room = new Room();
