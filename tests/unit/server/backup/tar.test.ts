import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pack } from "tar-stream";
import { describe, expect, test } from "vitest";
import { readTar, writeTar, type TarEntry } from "@/lib/server/backup/archive";

const AT = new Date("2026-03-04T05:06:07Z");
const SIZES = [0, 1, 511, 512, 513, 1024, 70_001];
const ENTRIES = SIZES.map((size, index) => ({
  name: `files/originals/${index}`,
  bytes: Uint8Array.from({ length: size }, (_, at) => (at * 31 + index) % 256),
}));

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function archive(entries: readonly TarEntry[]): Promise<Buffer> {
  return Buffer.concat(await allOf(writeTar(each(entries), AT)));
}

function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

const read = async (bytes: Uint8Array, size = 4_096) =>
  (await allOf(readTar(each(pieces(bytes, size))))).map(({ name, bytes: content }) => ({
    name,
    bytes: Uint8Array.from(content),
  }));

describe("an archive", () => {
  test.each([1, 7, 512, 1_000_000])("is read as it was written, in pieces of %i bytes", async (size) => {
    expect(await read(await archive(size === 1 ? ENTRIES.slice(0, 5) : ENTRIES), size)).toEqual(
      size === 1 ? ENTRIES.slice(0, 5) : ENTRIES,
    );
  });

  test("is unpacked by any tar", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "tar-"));
    try {
      await writeFile(path.join(folder, "x.tar"), await archive(ENTRIES));
      execFileSync("tar", ["-xf", "x.tar"], { cwd: folder });
      for (const { name, bytes } of ENTRIES)
        expect(Uint8Array.from(await readFile(path.join(folder, name)))).toEqual(bytes);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("that is cut off anywhere is refused, or lacks its last entries, which its manifest tells", async () => {
    const whole = await archive(ENTRIES.slice(0, 4));
    for (let length = 0; length < whole.length - 1_024; length += 97) {
      const given = await read(whole.subarray(0, length)).catch((cause: unknown) => cause);
      if (given instanceof Error) expect(given.message).toMatch(/Unexpected end|destroyed/);
      else expect([length % 512, (given as TarEntry[]).length < 4]).toEqual([0, true]);
    }
  });

  test("with anything behind its end that is no archive is refused", async () => {
    const whole = await archive(ENTRIES);
    for (const size of [1, 512]) await expect(read(Buffer.concat([whole, Buffer.alloc(size, "x")]))).rejects.toThrow();
    expect(await read(whole)).toHaveLength(ENTRIES.length);
  });

  test("with a flipped bit in a header is refused", async () => {
    const whole = await archive([{ name: "rows/User/000001.ndjson", bytes: new Uint8Array(10) }]);
    const behindTheSum = [154, 155]; // two signs that end the check sum and say nothing
    for (const at of Array.from({ length: 345 }, (_, index) => index).filter(
      (index) => !behindTheSum.includes(index),
    )) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 4;
      await expect(read(damaged)).rejects.toThrow(/Invalid tar header|Unexpected end/);
    }
  });

  test("that holds anything but plain files is refused", async () => {
    const linked = pack();
    linked.entry({ name: "rows", type: "symlink", linkname: "/etc/passwd" });
    linked.finalize();
    const bytes: Uint8Array[] = [];
    for await (const chunk of linked) if (chunk instanceof Uint8Array) bytes.push(chunk);
    await expect(read(Buffer.concat(bytes))).rejects.toThrow(/can't be read/);
  });
});

test("names that a header has no room for come back whole", async () => {
  const long = { name: `files/${"x".repeat(200)}`, bytes: new Uint8Array([1, 2, 3]) };
  expect(await read(await archive([long]))).toEqual([long]);
});

test("entries that fail to come end the writing with their own failure", async () => {
  async function* failing(): AsyncGenerator<TarEntry> {
    yield { name: "a", bytes: new Uint8Array(3) };
    throw new Error("the database is away");
  }
  await expect(allOf(writeTar(failing(), AT))).rejects.toThrow("the database is away");
});

test("chunks that fail to come end the reading with their own failure", async () => {
  const whole = await archive(ENTRIES);
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield whole.subarray(0, 3_000);
    throw new Error("the disk is away");
  }
  await expect(allOf(readTar(failing()))).rejects.toThrow("the disk is away");
});
