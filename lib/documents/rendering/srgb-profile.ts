/** The colours of screens (IEC 61966-2-1) as an ICC profile, version 2.1: what PDF/A needs to name its colour space. */

/** Red, green and blue, and the white they are seen in, adapted to the light D50 that profiles count in. */
const WHITE = [0.9642, 1, 0.8249] as const;
const PRIMARIES = { rXYZ: [0.4361, 0.2225, 0.0139], gXYZ: [0.3851, 0.7169, 0.0971], bXYZ: [0.1431, 0.0606, 0.7141] };
const NAME = "sRGB";
const NOTICE = "No copyright, use freely";
const HEADER_LENGTH = 128;
const STEPS = 1024;

/** The bytes of the profile; always the same. */
export function srgbProfile(): Buffer {
  const curve = toCurve();
  const tags: [string, Buffer][] = [
    ["desc", toDescription(NAME)],
    ["cprt", Buffer.concat([Buffer.from("text\0\0\0\0"), Buffer.from(`${NOTICE}\0`)])],
    ["wtpt", toColour(WHITE)],
    ...Object.entries(PRIMARIES).map(([tag, colour]): [string, Buffer] => [tag, toColour(colour)]),
    ...["rTRC", "gTRC", "bTRC"].map((tag): [string, Buffer] => [tag, curve]),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  const parts = new Map<Buffer, number>();
  let end = HEADER_LENGTH + table.length;
  for (const [index, [tag, part]] of tags.entries()) {
    const start = parts.get(part) ?? end;
    if (start === end) end += padded(part).length;
    parts.set(part, start);
    table.write(tag, 4 + index * 12, "latin1");
    table.writeUInt32BE(start, 8 + index * 12);
    table.writeUInt32BE(part.length, 12 + index * 12);
  }
  return Buffer.concat([toHeader(end), table, ...[...parts.keys()].map(padded)]);
}

function toHeader(length: number): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  header.writeUInt32BE(length, 0);
  header.writeUInt32BE(0x02100000, 8); // version 2.1
  header.write("mntrRGB XYZ ", 12, "latin1"); // a screen's colours
  for (const [index, part] of [2026, 1, 1].entries()) header.writeUInt16BE(part, 24 + index * 2);
  header.write("acsp", 36, "latin1");
  for (const [index, part] of WHITE.entries()) header.writeInt32BE(fixed(part), 68 + index * 4);
  return header;
}

function toDescription(name: string): Buffer {
  const part = Buffer.alloc(12 + name.length + 1 + 8 + 3 + 67); // no Unicode and no Macintosh name
  part.write("desc", 0, "latin1");
  part.writeUInt32BE(name.length + 1, 8);
  part.write(name, 12, "latin1");
  return part;
}

function toColour(colour: readonly number[]): Buffer {
  const part = Buffer.alloc(8 + colour.length * 4);
  part.write("XYZ ", 0, "latin1");
  for (const [index, one] of colour.entries()) part.writeInt32BE(fixed(one), 8 + index * 4);
  return part;
}

/** How bright a value is, in even steps. */
function toCurve(): Buffer {
  const part = Buffer.alloc(12 + STEPS * 2);
  part.write("curv", 0, "latin1");
  part.writeUInt32BE(STEPS, 8);
  for (let step = 0; step < STEPS; step += 1) {
    const value = step / (STEPS - 1);
    const light = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    part.writeUInt16BE(Math.round(light * 0xffff), 12 + step * 2);
  }
  return part;
}

/** 16 bits before the point and 16 behind it. */
const fixed = (value: number) => Math.round(value * 0x10000);

const padded = (part: Buffer) => Buffer.concat([part, Buffer.alloc((4 - (part.length % 4)) % 4)]);
