/** A socket that the test holds the other end of. */
export class Wire {
  static readonly OPEN = 1;
  readyState = 1;
  sent: { do: string; id?: string; seen?: number | null }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string });
  }
  close(): void {
    this.readyState = 3;
  }
  tell(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  welcome(): void {
    this.onopen?.();
    this.tell({ told: "table" });
  }
}
