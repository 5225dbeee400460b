/** Valid files made invalid, as chance and its seed say: bits, blocks, lengths, counts, files within files. */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Chance } from "../../torture/random";
import type { SmallFile } from "./small-files";

export type Mutant = { name: string; how: string; bytes: Uint8Array };

type Change = (bytes: Uint8Array, chance: Chance, others: readonly SmallFile[]) => Uint8Array;

const EXTREMES = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
const LARGE_NUMBERS = [
  "0",
  "-1",
  "65536",
  "2147483647",
  "4294967295",
  "4294967296",
  "99999999999999999999",
  "1e308",
  "0.0000001",
  "-2147483648",
];
const KEYWORDS = [
  "<<",
  ">>",
  "[",
  "]",
  "obj",
  "endobj",
  "stream\n",
  "endstream",
  "xref\n",
  "trailer",
  "/Kids [2 0 R]",
  "/Length 99999999",
  "/Filter /FlateDecode",
  "/Filter [/FlateDecode /FlateDecode /LZWDecode]",
  "2 0 R",
  "(",
  ")",
  "<w:p>",
  "</w:p>",
  "<w:tbl>",
  "<!DOCTYPE x>",
  "&x;",
  "<![CDATA[",
  "\0",
  "\ud7ff",
  "PK\u0003\u0004",
  "PK\u0001\u0002",
  "%PDF-1.7\n",
];

/** On the bytes as they lie there. */
const ON_BYTES: Record<string, Change> = {
  "bits flipped": (bytes, chance) =>
    changed(bytes, (copy) => times(chance.between(1, 64), () => (at(copy, chance), flip(copy, chance)))),
  "one bit flipped": (bytes, chance) => changed(bytes, (copy) => flip(copy, chance)),
  "cut off": (bytes, chance) => bytes.slice(0, chance.between(0, bytes.length - 1)),
  "beginning lost": (bytes, chance) => bytes.slice(chance.between(1, Math.min(600, bytes.length - 1))),
  "blocks swapped": (bytes, chance) => {
    const size = chance.pick([16, 64, 512, 1024]);
    const [one, other] = [chance.between(0, bytes.length - 1), chance.between(0, bytes.length - 1)];
    return changed(bytes, (copy) => {
      copy.set(
        bytes
          .subarray(other, Math.min(other + size, bytes.length - Math.max(0, one - other)))
          .subarray(0, copy.length - one),
        one,
      );
      copy.set(bytes.subarray(one, one + size).subarray(0, copy.length - other), other);
    });
  },
  "a block repeated": (bytes, chance) => {
    const [start, end] = stretch(bytes, chance);
    return joined(
      bytes.subarray(0, end),
      ...Array.from({ length: chance.between(1, 40) }, () => bytes.subarray(start, end)),
      bytes.subarray(end),
    );
  },
  "a block removed": (bytes, chance) => {
    const [start, end] = stretch(bytes, chance);
    return joined(bytes.subarray(0, start), bytes.subarray(end));
  },
  "a block zeroed": (bytes, chance) =>
    changed(bytes, (copy) => copy.fill(chance.pick([0, 0xff, 0x20]), ...stretch(bytes, chance))),
  "noise put in": (bytes, chance) => {
    const [start] = stretch(bytes, chance);
    return joined(
      bytes.subarray(0, start),
      Uint8Array.from({ length: chance.between(1, 600) }, () => chance.between(0, 255)),
      bytes.subarray(start),
    );
  },
  "counts inflated": (bytes, chance) =>
    changed(bytes, (copy) => times(chance.between(1, 6), () => writeNumber(copy, chance))),
  "numbers inflated": (bytes, chance) =>
    inText(bytes, (text) =>
      text.replace(/\d+/g, (number) => (chance.happens(0.1) ? chance.pick(LARGE_NUMBERS) : number)),
    ),
  "words put in": (bytes, chance) => {
    const [start] = stretch(bytes, chance);
    return joined(
      bytes.subarray(0, start),
      strToU8(chance.pick(KEYWORDS).repeat(chance.pick([1, 1, 3, 2_000]))),
      bytes.subarray(start),
    );
  },
  "another file's end": (bytes, chance, others) =>
    joined(bytes.subarray(0, chance.between(1, bytes.length)), cutTail(chance.pick(others).bytes, chance)),
  "another file's middle": (bytes, chance, others) => {
    const [start, end] = stretch(bytes, chance);
    return joined(bytes.subarray(0, start), cutTail(chance.pick(others).bytes, chance), bytes.subarray(end));
  },
};

/** On the parts of a package, which is closed again as it should be. */
const ON_PACKAGES: Record<string, Change> = {
  "a part changed": (bytes, chance, others) => {
    const parts = unzipSync(bytes);
    const name = chance.pick(Object.keys(parts));
    return zipSync({
      ...parts,
      [name]: chance.pick(Object.values(ON_BYTES))(parts[name] ?? new Uint8Array([0]), chance, others),
    });
  },
  "the text changed": (bytes, chance, others) => {
    const parts = unzipSync(bytes);
    return zipSync({
      ...parts,
      "word/document.xml": chance.pick(Object.values(ON_BYTES))(
        parts["word/document.xml"] ?? new Uint8Array([0]),
        chance,
        others,
      ),
    });
  },
  "packages within packages": (bytes, chance, others) => {
    let inner = bytes;
    times(
      chance.between(1, 6),
      () =>
        (inner = zipSync(
          {
            ...unzipSync(bytes),
            [chance.pick(["word/document.xml", "word/media/a.zip", "word/styles.xml", "a.docx"])]: inner,
          },
          { level: chance.pick([0, 9]) },
        )),
    );
    return chance.happens(0.5)
      ? inner
      : zipSync({ "word/document.xml": chance.pick(others).bytes, "inner.docx": inner });
  },
  "names that lead away": (bytes, chance) =>
    zipSync({
      ...unzipSync(bytes),
      [chance.pick([
        "../../outside.txt",
        "/etc/outside",
        "..\\..\\outside",
        "word/../../outside",
        "C:\\outside",
        "word/document.xml/../../../outside",
        "__proto__/x",
        "constructor",
      ])]: strToU8("outside"),
    }),
  "relations that lead away": (bytes, chance) => {
    const target = chance.pick([
      "file:///etc/passwd",
      "http://stranger.invalid/a",
      "../../../../etc/passwd",
      "\\\\stranger.invalid\\share",
      "document.xml",
      "../_rels/.rels",
    ]);
    return inParts(bytes, (xml) =>
      xml.replace(/Target="[^"]*"/g, (given) =>
        chance.happens(0.6) ? `Target="${target}" TargetMode="External"` : given,
      ),
    );
  },
  "nested deep": (bytes, chance) => {
    const [open, depth] = [chance.pick(["w:p", "w:tbl", "w:sdt", "w:r", "w:ins", "x"]), chance.pick([10, 500, 20_000])];
    return inParts(bytes, (xml) =>
      xml.replace(/<w:body>/, `<w:body>${`<${open}>`.repeat(depth)}text${`</${open}>`.repeat(depth)}`),
    );
  },
};

/** One mutant of one of the files. The same chance gives the same. */
export function makeMutant(files: readonly SmallFile[], chance: Chance): Mutant {
  const file = chance.pick(files);
  const ways = Object.entries(file.name.endsWith(".docx") ? { ...ON_BYTES, ...ON_PACKAGES, ...ON_PACKAGES } : ON_BYTES);
  const [how, change] = chance.pick(
    file.name.endsWith(".docx") && chance.happens(0.5) ? Object.entries(ON_PACKAGES) : ways,
  );
  const isPackage = file.name.endsWith(".docx") && how in ON_PACKAGES;
  const start =
    isPackage && chance.happens(0.5)
      ? (ON_PACKAGES["the text changed"]?.(file.bytes, chance, files) ?? file.bytes)
      : file.bytes;
  const bytes = change(start, chance, files);
  const twice =
    chance.happens(0.2) && bytes.length > 1 ? (ON_BYTES["bits flipped"]?.(bytes, chance, files) ?? bytes) : bytes;
  return { name: chance.happens(0.1) ? chance.pick(files).name : file.name, how, bytes: twice };
}

/** All the ways there are. */
export const WAYS = [...Object.keys(ON_BYTES), ...Object.keys(ON_PACKAGES)];

function changed(bytes: Uint8Array, change: (copy: Uint8Array) => void): Uint8Array {
  const copy = new Uint8Array(bytes); // a Buffer's slice would be the file itself
  if (copy.length > 0) change(copy);
  return copy;
}

function times(count: number, work: () => void): void {
  for (let index = 0; index < count; index += 1) work();
}

function at(bytes: Uint8Array, chance: Chance): number {
  return chance.between(0, bytes.length - 1);
}

function flip(bytes: Uint8Array, chance: Chance): void {
  const place = at(bytes, chance);
  bytes[place] = (bytes[place] ?? 0) ^ (1 << chance.between(0, 7));
}

function stretch(bytes: Uint8Array, chance: Chance): [number, number] {
  const start = at(bytes, chance);
  return [start, Math.min(bytes.length, start + chance.pick([1, 8, 64, 512, 4_096]))];
}

function writeNumber(bytes: Uint8Array, chance: Chance): void {
  const size = chance.pick([1, 2, 4]);
  if (bytes.length < size) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [place, value, isLittle] = [chance.between(0, bytes.length - size), chance.pick(EXTREMES), chance.happens(0.7)];
  if (size === 1) view.setUint8(place, value & 0xff);
  if (size === 2) view.setUint16(place, value & 0xffff, isLittle);
  if (size === 4) view.setUint32(place, value, isLittle);
}

function cutTail(bytes: Uint8Array, chance: Chance): Uint8Array {
  return bytes.subarray(at(bytes, chance));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function inText(bytes: Uint8Array, change: (text: string) => string): Uint8Array {
  return strToU8(change(strFromU8(bytes, true)), true);
}

function inParts(bytes: Uint8Array, change: (xml: string) => string): Uint8Array {
  const parts = Object.entries(unzipSync(bytes)).map(
    ([name, part]) => [name, /\.(xml|rels)$/.test(name) ? strToU8(change(strFromU8(part))) : part] as const,
  );
  return zipSync(Object.fromEntries(parts));
}
