import { inflateRawSync } from "node:zlib";
import { Inflate } from "fflate";
import { MAX_INFLATED_BYTES, UnreadableDocument } from "@/lib/documents/extraction/document";

type Entry = {
  offset: number;
  packedBytes: number;
  inflatedBytes: number;
  method: number;
  isEncrypted: boolean;
  checksum: number;
};

const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const IN_ZIP64 = 0xffffffff;
/** Packed bytes per inflate step: a zip bomb grows at most about 1,000 times that before it is noticed. */
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
  readonly #view: DataView;
  readonly #entries = new Map<string, Entry>();
  #budget = MAX_INFLATED_BYTES;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#readDirectory();
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

  #packedBytes(entry: Entry): Uint8Array {
    const { offset } = entry;
    if (offset + 30 > this.#bytes.length || this.#view.getUint32(offset, true) !== LOCAL_SIGNATURE)
      throw new UnreadableDocument("corruptDocument");
    const start = offset + 30 + this.#view.getUint16(offset + 26, true) + this.#view.getUint16(offset + 28, true);
    if (start + entry.packedBytes > this.#bytes.length) throw new UnreadableDocument("corruptDocument");
    return this.#bytes.subarray(start, start + entry.packedBytes);
  }

  #readDirectory(): void {
    const end = this.#findEnd();
    let at = this.#view.getUint32(end + 16, true);
    const count = this.#view.getUint16(end + 10, true);
    for (let index = 0; index < count; index += 1) {
      if (at + 46 > end || this.#view.getUint32(at, true) !== CENTRAL_SIGNATURE)
        throw new UnreadableDocument("corruptDocument");
      at = this.#readEntry(at, end);
    }
  }

  #readEntry(at: number, limit: number): number {
    const view = this.#view;
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > limit) throw new UnreadableDocument("corruptDocument");
    const entry: Entry = {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      inflatedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      checksum: view.getUint32(at + 16, true),
    };
    this.#applyZip64(entry, nameEnd, extraEnd);
    const name = normalName(new TextDecoder().decode(this.#bytes.subarray(at + 46, nameEnd)));
    if (!this.#entries.has(name)) this.#entries.set(name, entry);
    return next;
  }

  /** Sizes of four gigabytes mean 'see the zip64 field', which some writers use for small files too. */
  #applyZip64(entry: Entry, from: number, to: number): void {
    let at = from;
    while (at + 4 <= to) {
      const size = this.#view.getUint16(at + 2, true);
      if (this.#view.getUint16(at, true) === 1) {
        let value = at + 4;
        for (const field of ["inflatedBytes", "packedBytes", "offset"] as const) {
          if (entry[field] !== IN_ZIP64 || value + 8 > to) continue;
          entry[field] = Number(this.#view.getBigUint64(value, true));
          value += 8;
        }
      }
      at += 4 + size;
    }
  }

  #findEnd(): number {
    const last = this.#bytes.length - END_BYTES;
    for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1) {
      if (this.#view.getUint32(at, true) === END_SIGNATURE) return at;
    }
    throw new UnreadableDocument("corruptDocument");
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
