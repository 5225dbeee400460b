/**
 * A tar archive (POSIX ustar, plain files with short names), written and read as a stream, one entry in memory at a
 * time; any `tar` lists and unpacks it.
 */
export type TarEntry = { name: string; bytes: Uint8Array };

const BLOCK = 512;
const MAX_NAME = 100;
/** No entry of ours is larger: a file has 25 MB at most, a row a text of 5 MB. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024;

/** The archive of some entries, as chunks. */
export async function* tarOf(entries: AsyncIterable<TarEntry>, at: Date): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of entries) {
    yield header(name, bytes.length, at);
    yield bytes;
    yield Buffer.alloc(padding(bytes.length));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The entries of an archive, in order. @throws when it is cut off, or isn't what `tarOf` writes */
export async function* entriesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = new ByteSource(chunks);
  for (;;) {
    const block = await source.take(BLOCK);
    if (block.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(block);
    const bytes = await source.take(size);
    await source.take(padding(size));
    yield { name, bytes };
  }
  await source.expectZeros();
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

function header(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) >= MAX_NAME) throw new Error(`a name of an entry is too long: ${name}`);
  if (size > MAX_ENTRY_BYTES) throw new Error(`an entry is too large: ${name} has ${size} bytes`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  block.write(name, 0);
  block.write(octal(0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(Math.floor(at.getTime() / 1_000), 11), 136);
  block.write("0", 156); // a plain file
  block.write("ustar\0", 257);
  block.write("00", 263);
  block.write(`${octal(checksum(block), 6)} `, 148);
  return block;
}

function readHeader(block: Buffer): { name: string; size: number } {
  const text = (start: number, length: number) =>
    block.toString("latin1", start, start + length).split("\0", 1)[0] ?? "";
  const octal = (start: number, length: number) => Number.parseInt(text(start, length), 8);
  const size = octal(124, 12);
  const isOurs = text(257, 6) === "ustar" && octal(148, 7) === checksum(block) && block[156] === 0x30;
  if (!isOurs || !Number.isSafeInteger(size) || size < 0 || size > MAX_ENTRY_BYTES)
    throw new Error("an entry of the archive can't be read");
  return { name: text(0, MAX_NAME), size };
}

/** The sum of the block's bytes, with the eight of the sum itself counted as spaces. */
function checksum(block: Buffer): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}

/** Takes bytes off a stream in pieces of a wanted length. */
class ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const taken = Buffer.alloc(length);
    let filled = 0;
    while (filled < length) {
      if (this.#rest.length === 0 && !(await this.#next())) throw new Error("the archive is cut off");
      const part = this.#rest.subarray(0, length - filled);
      taken.set(part, filled);
      filled += part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return taken;
  }

  async expectZeros(): Promise<void> {
    do if (this.#rest.some((byte) => byte !== 0)) throw new Error("something follows the end of the archive");
    while (await this.#next());
  }

  async #next(): Promise<boolean> {
    const { value, done } = await this.#chunks.next();
    this.#rest = value ?? new Uint8Array();
    return done !== true;
  }
}
