import { inflateRawSync } from "node:zlib";
import { Inflate } from "fflate";
import { MAX_INFLATED_BYTES, UnreadableDocument } from "@/lib/documents/extraction/document";
import { directoryOf, packedStart, type ZipRecord } from "./zip-directory";

/** Packed bytes handed to the inflater at a time: a bomb grows at most some 1,000 times that before it is noticed. */
const STEP_BYTES = 8 * 1024;
/** What says to be no larger is inflated in one piece, by the system's library: several times as fast. */
const AT_ONCE_BYTES = 16 * 1024 * 1024;
const MOST_CHUNK_BYTES = 256 * 1024;

/**
 * Each entry is inflated only when asked for, as a stream; all of an archive share {@link MAX_INFLATED_BYTES}. Names go
 * without case, `\` as `/`.
 * @throws UnreadableDocument `corruptDocument`, `encryptedDocument`, `documentTooLarge`.
 */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #entries = new Map<string, ZipRecord>();
  #budget = MAX_INFLATED_BYTES;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (const record of directoryOf(bytes).records) {
      const name = normalName(record.name);
      if (!this.#entries.has(name)) this.#entries.set(name, record);
    }
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(normalName(name));
  }

  /** What tells one content from another without inflating it: its size and checksum; null where there is none. */
  seal(name: string): string | null {
    const entry = this.#entries.get(normalName(name));
    return entry ? `${entry.inflatedBytes} · ${entry.checksum.toString(16).padStart(8, "0")}` : null;
  }

  /** Inflates one entry piece by piece. An absent entry is corrupt: callers ask `has` first where it may be absent. */
  stream(name: string, onBytes: (bytes: Uint8Array) => void): void {
    const entry = this.#entries.get(normalName(name));
    if (!entry) throw new UnreadableDocument("corruptDocument");
    if (entry.isEncrypted) throw new UnreadableDocument("encryptedDocument");
    if (entry.inflatedBytes > this.#budget) throw new UnreadableDocument("documentTooLarge");
    const packed = this.#packedBytes(entry);
    const take = (bytes: Uint8Array) => {
      this.#budget -= bytes.length;
      if (this.#budget < 0) throw new UnreadableDocument("documentTooLarge");
      onBytes(bytes);
    };
    if (entry.method === 0) return take(packed);
    if (entry.method !== 8) throw new UnreadableDocument("corruptDocument");
    const whole = inflatedAtOnce(packed, entry.inflatedBytes);
    if (whole) take(whole);
    else inflate(packed, take);
  }

  #packedBytes({ offset, packedBytes }: ZipRecord): Uint8Array {
    const start = packedStart(this.#bytes, offset);
    if (start + packedBytes > this.#bytes.length) throw new UnreadableDocument("corruptDocument");
    return this.#bytes.subarray(start, start + packedBytes);
  }
}

/** Null where it is larger than it says, or not whole: that is found, and told, piece by piece. */
function inflatedAtOnce(packed: Uint8Array, bytes: number): Uint8Array | null {
  if (bytes === 0 || bytes > AT_ONCE_BYTES) return null;
  try {
    const chunkSize = Math.min(Math.max(bytes, STEP_BYTES), MOST_CHUNK_BYTES);
    return inflateRawSync(packed, { maxOutputLength: bytes, chunkSize });
  } catch {
    return null;
  }
}

function inflate(packed: Uint8Array, take: (bytes: Uint8Array) => void): void {
  let isComplete = false;
  const inflater = new Inflate((bytes, final) => {
    take(bytes);
    isComplete = final;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP_BYTES) {
      inflater.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    }
  } catch (cause) {
    throw cause instanceof UnreadableDocument ? cause : new UnreadableDocument("corruptDocument", { cause });
  }
  if (!isComplete) throw new UnreadableDocument("corruptDocument");
}

/** A name as archives are asked for it. */
export function normalName(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}
