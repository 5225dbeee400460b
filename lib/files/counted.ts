import { createHash } from "node:crypto";

/** What is known of bytes once all of them have gone by. */
export type Counted = { sizeBytes: number; sha256: string };

/** Bytes on their way to their place, counted and hashed as they go by. */
export function counted(pieces: AsyncIterable<Uint8Array>): { pieces: AsyncIterable<Uint8Array>; sum: () => Counted } {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* passing() {
    for await (const piece of pieces) {
      sizeBytes += piece.length;
      hash.update(piece);
      yield piece;
    }
  }
  return { pieces: passing(), sum: () => ({ sizeBytes, sha256: hash.digest("hex") }) };
}
