/** The bytes of a QR code (ISO/IEC 18004, byte mode, correction M): the text, filled up, and what mends it. */

/** By version: bytes of correction in a block, and how many blocks. Nine versions carry any link of ours. */
const BLOCKS = [[10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5]] as const;
/** By version: all bytes that fit into its squares. */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292];
const PADDING = [0xec, 0x11];

/** How many bytes are left for what is told. */
const room = (version: number) => TOTAL[version - 1]! - BLOCKS[version - 1]![0] * BLOCKS[version - 1]![1];

/** The smallest that carries so many bytes; null where none does. */
export function versionFor(bytes: number): number | null {
  const found = TOTAL.findIndex((_, at) => room(at + 1) >= bytes + 2); // the kind and the length take 12 bits
  return found < 0 ? null : found + 1;
}

/** Kind of text, its length, the text, an end; then filled up. */
export function filled(text: Uint8Array, version: number): number[] {
  const halves = [4, text.length >> 4, text.length & 15, ...[...text].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const bytes = halves.flatMap((half, at) => (at % 2 === 0 ? [(half << 4) | halves[at + 1]!] : []));
  while (bytes.length < room(version)) bytes.push(PADDING[(bytes.length - text.length) % 2]!);
  return bytes;
}

/** Data of all blocks by turns, then their correction by turns. */
export function codewords(text: Uint8Array, version: number): number[] {
  const [correction, count] = BLOCKS[version - 1]!;
  const data = filled(text, version);
  const short = Math.floor(data.length / count);
  const longs = data.length % count; // the last blocks have one byte more
  const blocks = Array.from({ length: count }, (_, at) => {
    const from = at * short + Math.max(0, at - (count - longs));
    return data.slice(from, from + short + (at >= count - longs ? 1 : 0));
  });
  return [...byTurns(blocks), ...byTurns(blocks.map((block) => mending(block, correction)))];
}

function byTurns(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

/** Reed and Solomon: the rest of a division in the field of 256. */
export function mending(data: number[], count: number): number[] {
  const divisor = generator(count);
  let rest = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((each, at) => each ^ times(divisor[at]!, factor));
  }
  return rest;
}

/** (x - 1)(x - 2)(x - 4)…, without its first factor, which is one. */
function generator(count: number): number[] {
  let product = [1];
  for (let at = 0, root = 1; at < count; at++, root = times(root, 2)) {
    product = [...product, 0].map((each, place) => each ^ (place > 0 ? times(product[place - 1]!, root) : 0));
  }
  return product.slice(1);
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ (product >> 7 ? 0x11d : 0) ^ ((b >> bit) & 1 ? a : 0);
  return product;
}
