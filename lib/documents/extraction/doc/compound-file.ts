import { UnreadableDocument } from "@/lib/documents/extraction/document";

type DirectoryEntry = {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  bytes: number;
};

const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const LAST_SECTOR = 0xfffffffa;
const STREAM = 2;
const ROOT = 5;

/**
 * The root streams of a compound file ([MS-CFB]). Every sector chain is followed at most once around, so that broken
 * files end; a chain that stops early gives what there is. @throws UnreadableDocument `corruptDocument`
 */
export class CompoundFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sectorBytes: number;
  readonly #miniSectorBytes: number;
  readonly #miniLimit: number;
  readonly #fat: Uint32Array;
  readonly #miniFat: Uint32Array;
  readonly #miniStream: Uint8Array;
  readonly #streams = new Map<string, DirectoryEntry>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (!isCompoundFile(bytes) || bytes.length < HEADER_BYTES) throw new UnreadableDocument("corruptDocument");
    const shift = this.#view.getUint16(30, true);
    const miniShift = this.#view.getUint16(32, true);
    if ((shift !== 9 && shift !== 12) || miniShift !== 6) throw new UnreadableDocument("corruptDocument");
    this.#sectorBytes = 1 << shift;
    this.#miniSectorBytes = 1 << miniShift;
    this.#miniLimit = this.#view.getUint32(56, true);
    this.#fat = this.#readFat();
    const entries = this.#readDirectory();
    const root = entries.find(({ type }) => type === ROOT);
    if (!root) throw new UnreadableDocument("corruptDocument");
    this.#miniFat = toWords32(this.#chain(this.#view.getUint32(60, true)));
    this.#miniStream = this.#chain(root.start).subarray(0, root.bytes);
    for (const entry of listChildren(root, entries)) this.#streams.set(entry.name, entry);
  }

  has(name: string): boolean {
    return this.#streams.has(name);
  }

  /** A stream's bytes; empty if no stream has that name. */
  stream(name: string): Uint8Array {
    const entry = this.#streams.get(name);
    if (!entry) return new Uint8Array();
    const bytes = entry.bytes < this.#miniLimit ? this.#miniChain(entry.start, entry.bytes) : this.#chain(entry.start);
    return bytes.subarray(0, entry.bytes);
  }

  #readFat(): Uint32Array {
    const sectors: number[] = [];
    for (let index = 0; index < 109; index += 1) sectors.push(this.#view.getUint32(76 + index * 4, true));
    let next = this.#view.getUint32(68, true);
    const limit = this.#bytes.length / this.#sectorBytes;
    for (let round = 0; round < limit && next < LAST_SECTOR; round += 1) {
      const more = toWords32(this.#sector(next));
      if (more.length === 0) break;
      sectors.push(...more.subarray(0, -1));
      next = more.at(-1) ?? LAST_SECTOR;
    }
    const known = new Set(sectors.filter((sector) => sector < LAST_SECTOR));
    return toWords32(joined([...known].map((sector) => this.#sector(sector))));
  }

  #readDirectory(): DirectoryEntry[] {
    const bytes = this.#chain(this.#view.getUint32(48, true));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entries: DirectoryEntry[] = [];
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const nameBytes = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 62);
      entries.push({
        name: new TextDecoder("utf-16le").decode(bytes.subarray(at, at + nameBytes)),
        type: view.getUint8(at + 66),
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        bytes: view.getUint32(at + 120, true),
      });
    }
    return entries;
  }

  #sector(sector: number): Uint8Array {
    const at = (sector + 1) * this.#sectorBytes;
    return this.#bytes.subarray(at, at + this.#sectorBytes);
  }

  #chain(start: number): Uint8Array {
    return joined(followed(start, this.#fat).map((sector) => this.#sector(sector)));
  }

  #miniChain(start: number, bytes: number): Uint8Array {
    const size = this.#miniSectorBytes;
    const sectors = followed(start, this.#miniFat).slice(0, Math.ceil(bytes / size));
    return joined(sectors.map((sector) => this.#miniStream.subarray(sector * size, (sector + 1) * size)));
  }
}

export function isCompoundFile(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, index) => bytes[index] === byte);
}

/** Whether the bytes are a container that holds a password-protected .docx. */
export function encryptedPackageIn(bytes: Uint8Array): boolean {
  return isCompoundFile(bytes) && new CompoundFile(bytes).has("EncryptedPackage");
}

/** The sectors of a chain, up to its end, its first repetition, or the first invalid sector. */
function followed(start: number, table: Uint32Array): number[] {
  const sectors: number[] = [];
  let sector = start;
  while (sector < table.length && sectors.length < table.length) {
    sectors.push(sector);
    sector = table[sector] ?? LAST_SECTOR;
  }
  return sectors;
}

/** The streams right below the root; if the tree is broken, every stream of the directory. */
function listChildren(root: DirectoryEntry, entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const found = new Set<DirectoryEntry>();
  const waiting = [root.child];
  while (waiting.length > 0) {
    const entry = entries[waiting.pop() ?? -1];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  const streams = [...found].filter(({ type }) => type === STREAM);
  return streams.length > 0 ? streams : entries.filter(({ type }) => type === STREAM).reverse();
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toWords32(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}
