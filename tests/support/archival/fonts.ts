/** The fonts of a file for archives: all embedded, each with the widths of its own program (6.2.11). */
import type { FontPrograms } from "./content";
import { isDict, isName, isRef, type PdfFile, type PdfValue } from "./pdf-file";

const SUBSET = /^[A-Z]{6}\+./u;
/** Thousandths of the size. */
const MOST_OFF = 1;

/** Each font that text can be set in, by its object. `glyphs`: how many its program has, null where that isn't read. */
export function readFonts(file: PdfFile): FontPrograms {
  const fonts: FontPrograms = new Map();
  for (const { number, value } of file.objects.values()) {
    const [type, kind] = ["Type", "Subtype"].map((key) => file.get(value, key));
    if (!isName(type) || type.name !== "Font" || !isName(kind) || kind.name.startsWith("CIDFont")) continue;
    const program = programOf(file, { ref: number });
    const table = program && readMetrics(program);
    fonts.set(number, { isComposite: kind.name === "Type0", glyphs: table?.length ?? null });
  }
  return fonts;
}

export function fontFaults(file: PdfFile, fonts: FontPrograms): string[] {
  return [...fonts.keys()].flatMap((number) => {
    const faults = faultsOf(file, { ref: number });
    return faults.map((fault) => `6.2.11: ${fault} (object ${number})`);
  });
}

/** The dictionary that describes the glyphs: the font's own, or its descendant's. */
function described(file: PdfFile, font: PdfValue): PdfValue | undefined {
  const descendants = file.get(font, "DescendantFonts");
  return Array.isArray(descendants) ? file.deref(descendants[0]) : file.deref(font);
}

function programOf(file: PdfFile, font: PdfValue): Buffer | null {
  const descriptor = file.get(described(file, font), "FontDescriptor");
  if (!isDict(descriptor)) return null;
  const stream = ["FontFile", "FontFile2", "FontFile3"].map((key) => descriptor.keys.get(key)).find(isRef);
  return stream && file.objects.get(stream.ref)?.raw ? file.content(stream) : null;
}

function faultsOf(file: PdfFile, font: PdfValue): string[] {
  const kind = file.get(font, "Subtype");
  if (isName(kind) && kind.name === "Type3") return [];
  const program = programOf(file, font);
  if (!program) return ["a font isn't embedded"];
  const inner = described(file, font);
  const name = file.get(inner, "BaseFont");
  const isSubsetNamed = isName(name) && SUBSET.test(name.name);
  return [
    ...(isSubsetNamed ? [] : ["a part of a font without a name of its own"]),
    ...(isName(kind) && kind.name === "Type0" ? compositeFaults(file, font) : []),
    ...widthFaults(file, inner, program),
  ];
}

function compositeFaults(file: PdfFile, font: PdfValue): string[] {
  const [encoding, inner] = [file.get(font, "Encoding"), described(file, font)];
  const [kind, map, registry] = [
    file.get(inner, "Subtype"),
    file.get(inner, "CIDToGIDMap"),
    file.get(inner, "CIDSystemInfo", "Registry"),
  ];
  const isKnown = isName(encoding) ? /^Identity-[HV]$/u.test(encoding.name) : isDict(encoding);
  const needsMap = isName(kind) && kind.name === "CIDFontType2";
  return [
    ...(isKnown ? [] : ["a map of characters isn't embedded"]),
    ...(registry === undefined ? ["no system of characters"] : []),
    ...(needsMap && !(isName(map) && map.name === "Identity") && !isDict(map) ? ["no map to its glyphs"] : []),
  ];
}

/** Widths that the file says, against those of the program; only where codes are places in the program. */
function widthFaults(file: PdfFile, inner: PdfValue | undefined, program: Buffer): string[] {
  const map = file.get(inner, "CIDToGIDMap");
  const metrics = isName(map) && map.name === "Identity" ? readMetrics(program) : null;
  if (!metrics) return [];
  const spread = new Map<number, number>();
  const widths = [file.get(inner, "W") ?? []].flat();
  for (let at = 0; at < widths.length;) {
    const [first, second, third] = [Number(widths[at]), file.deref(widths[at + 1]), widths[at + 2]];
    if (Array.isArray(second)) second.forEach((width, index) => spread.set(first + index, Number(width)));
    else for (let code = first; code <= Number(second); code += 1) spread.set(code, Number(third));
    at += Array.isArray(second) ? 2 : 3;
  }
  const wrong = metrics.flatMap((width, glyph) => {
    const said = spread.get(glyph);
    return said !== undefined && Math.abs(said - width) > MOST_OFF
      ? [`glyph ${glyph} is ${width} wide, not ${said}`]
      : [];
  });
  return wrong.slice(0, 3);
}

/** The widths of all glyphs of a TrueType program in thousandths; null for any other program. */
function readMetrics(program: Buffer): number[] | null {
  const tables = new Map<string, number>();
  const kind = program.readUInt32BE(0);
  if (kind !== 0x00010000 && kind !== 0x74727565) return null;
  for (let index = 0; index < program.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    tables.set(program.toString("latin1", at, at + 4), program.readUInt32BE(at + 8));
  }
  const [head, hhea, maxp, hmtx] = ["head", "hhea", "maxp", "hmtx"].map((name) => tables.get(name));
  if (head === undefined || hhea === undefined || maxp === undefined || hmtx === undefined) return null;
  const [unitsPerEm, long] = [program.readUInt16BE(head + 18), program.readUInt16BE(hhea + 34)];
  return Array.from({ length: program.readUInt16BE(maxp + 4) }, (_, glyph) => {
    const units = program.readUInt16BE(hmtx + Math.min(glyph, long - 1) * 4);
    return Math.round((units * 1_000) / unitsPerEm);
  });
}
