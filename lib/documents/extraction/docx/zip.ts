import { inflateRawSync } from "node:zlib";
import { Inflate } from "fflate";
import { MAX_INFLATED_BYTES, UnreadableDocument } from "@/lib/documents/extraction/document";
import { readDirectory, packedStart, type ZipRecord } from "./zip-directory";

/** Packed bytes handed to the inflater at a time: a bomb grows at most some 1,000 times that before it is noticed. */
const STEP_BYTES = 8 * 1024;
/** Entries with at most this stated size are inflated at once by the system library, which is several times faster. */
const AT_ONCE_BYTES = 16 * 1024 * 1024;
const MOST_CHUNK_BYTES = 256 * 1024;

/**
 * Inflates an entry only when asked for, as a stream; all entries of an archive share {@link MAX_INFLATED_BYTES}. Names
 * ignore case, `\` counts as `/`.
 * @throws UnreadableDocument `corruptDocument`, `encryptedDocument`, `documentTooLarge`.
 */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #entries = new Map<string, ZipRecord>();
  #budget: number;

  /** @param budget inflated bytes of all its entries that are read */
  constructor(bytes: Uint8Array, budget = MAX_INFLATED_BYTES) {
    this.#bytes = bytes;
    this.#budget = budget;
    for (const record of readDirectory(bytes).records) {
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

  /** Identifies content without inflating it: its size and checksum; null if there is no such entry. */
  seal(name: string): string | null {
    const entry = this.#entries.get(normalName(name));
    return entry ? `${entry.inflatedBytes} · ${entry.checksum.toString(16).padStart(8, "0")}` : null;
  }

  /** Inflates one entry in steps. A missing entry counts as corrupt: call `has` first if it may be missing. */
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

/** Null if it is larger than stated or incomplete: stepwise inflating then finds and reports that. */
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

/** A name normalised for lookup. */
export function normalName(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}
