/**
 * What PDF/A-2b (ISO 19005-2) demands of a file's structure, as far as it can be seen without a validator. Each rule
 * gives the faults that it finds, in words. The numbers are the standard's clauses.
 */
import { contentFaults, type FontPrograms } from "./content";
import { fontFaults, readFonts } from "./fonts";
import { metadataFaults } from "./metadata";
import { isDict, isName, isRef, isString, PdfFile, type PdfDict, type PdfValue } from "./pdf-file";

const ACTIONS = /^(?:Launch|Sound|Movie|ResetForm|ImportData|Hide|SetOCGState|Rendition|Trans|GoTo3DView|JavaScript)$/u;
const NAMED = /^(?:NextPage|PrevPage|FirstPage|LastPage)$/u;
const MODES =
  /^(?:Normal|Compatible|Multiply|Screen|Overlay|Darken|Lighten|ColorDodge|ColorBurn|HardLight|SoftLight|Difference|Exclusion|Hue|Saturation|Color|Luminosity)$/u;
const ANNOTATIONS =
  /^(?:Text|Link|FreeText|Line|Square|Circle|Polygon|PolyLine|Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink|Popup|Widget|PrinterMark|TrapNet|Watermark|Redact)$/u;
/** Bits of an annotation's flags. */
const [PRINT, UNSEEN] = [4, 1 | 2 | 32 | 256];
const MOST = { string: 32_767, name: 127, integer: 2 ** 31 - 1, objects: 8_388_607 };

/** Why a file is none for archives; empty if nothing speaks against it. */
export function archivalFaults(bytes: Uint8Array): string[] {
  let file: PdfFile;
  try {
    file = new PdfFile(bytes);
  } catch (cause) {
    return [`6.1: it lacks ${cause instanceof Error ? cause.message : String(cause)}`];
  }
  const catalog = file.get(file.trailers[0], "Root");
  if (!isDict(catalog)) return ["6.1: it lacks a catalog"];
  const pages = pagesOf(file, file.get(catalog, "Pages"), {});
  const fonts = readFonts(file);
  return [
    ...fileFaults(file),
    ...[...file.objects.values()].flatMap(({ number, value, raw }) => [
      ...valueFaults(file, value).map((fault) => `${fault} (object ${number})`),
      ...(raw ? streamFaults(file, value).map((fault) => `${fault} (object ${number})`) : []),
    ]),
    ...catalogFaults(file, catalog),
    ...intentFaults(file, catalog),
    ...metadataFaults(file, catalog),
    ...fontFaults(file, fonts),
    ...pages.flatMap((page, index) => pageFaults(file, page, fonts).map((fault) => `${fault} (page ${index + 1})`)),
    ...(pages.length === 0 ? ["6.1: it has no page"] : []),
  ];
}

const when = (isWrong: boolean, fault: string) => (isWrong ? [fault] : []);

function fileFaults({ text, trailers, objects }: PdfFile): string[] {
  const id = trailers[0]?.keys.get("ID");
  const isIdentified = Array.isArray(id) && id.length === 2 && id.every((one) => isString(one) && one.bytes.length > 0);
  return [
    ...when(!/^%PDF-1\.[0-7]\r?\n%[\x80-\xff]{4}/u.test(text), "6.1.2: no header with a comment of four high bytes"),
    ...when(!isIdentified, "6.1.3: no ID in the trailer"),
    ...when(
      trailers.some(({ keys }) => keys.has("Encrypt")),
      "6.1.3: encrypted",
    ),
    ...when(objects.size > MOST.objects, "6.1.13: too many objects"),
  ];
}

/** What is forbidden wherever it stands. */
function valueFaults(file: PdfFile, value: PdfValue): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valueFaults(file, one));
  if (isString(value)) return when(value.bytes.length > MOST.string, "6.1.13: a string is too long");
  if (isName(value)) return when(Buffer.byteLength(value.name) > MOST.name, "6.1.13: a name is too long");
  if (typeof value === "number")
    return when(Number.isInteger(value) && Math.abs(value) > MOST.integer, "6.1.13: a number is too large");
  if (!isDict(value)) return [];
  const action = file.get(value, "S");
  const named = file.get(value, "N");
  return [
    ...[...value.keys.values()].flatMap((one) => valueFaults(file, one)),
    ...when(isName(action) && ACTIONS.test(action.name), "6.5.1: a forbidden action"),
    ...when(
      isName(action) && action.name === "Named" && !(isName(named) && NAMED.test(named.name)),
      "6.5.1: an action",
    ),
    ...when(value.keys.has("AA"), "6.5.2: additional actions"),
    ...when(value.keys.has("JS"), "6.5.1: a script"),
    ...when(value.keys.has("EF"), "6.8: an embedded file"),
    ...stateFaults(file, value),
  ];
}

/** Of graphics states, which have no obligatory type: by the keys that only they have. */
function stateFaults(file: PdfFile, state: PdfDict): string[] {
  const modes = [file.get(state, "BM")].flat().filter(isName);
  const transfer = file.get(state, "TR2");
  return [
    ...when(state.keys.has("TR"), "6.2.5: a transfer function"),
    ...when(transfer !== undefined && !(isName(transfer) && transfer.name === "Default"), "6.2.5: a transfer function"),
    ...when(state.keys.has("HTP") || state.keys.has("HTO"), "6.2.5: a halftone's phase"),
    ...when(!modes.every(({ name }) => MODES.test(name)), "6.2.10: an unknown blend mode"),
  ];
}

function streamFaults(file: PdfFile, stream: PdfValue): string[] {
  if (!isDict(stream)) return ["6.1.7: a stream without a dictionary"];
  const filters = [file.get(stream, "Filter")].flat().filter(isName);
  const subtype = file.get(stream, "Subtype");
  const kind = isName(subtype) ? subtype.name : "";
  const has = (...keys: string[]) => keys.some((key) => stream.keys.has(key));
  return [
    ...when(has("F", "FFilter", "FDecodeParms"), "6.1.7: a stream in another file"),
    ...when(
      filters.some(({ name }) => /^(?:LZWDecode|LZW|Crypt)$/u.test(name)),
      "6.1.7: a forbidden filter",
    ),
    ...when(has("OPI", "Alternates"), "6.2.8: another picture instead"),
    ...when(kind === "Image" && file.get(stream, "Interpolate") === true, "6.2.8: an interpolated picture"),
    ...when(kind === "PS" || (kind === "Form" && has("PS", "Subtype2", "Ref")), "6.2.9: PostScript or a reference"),
  ];
}

function catalogFaults(file: PdfFile, catalog: PdfDict): string[] {
  const names = file.get(catalog, "Names");
  const inNames = isDict(names) ? ["JavaScript", "EmbeddedFiles", "AlternatePresentations"] : [];
  return [
    ...inNames
      .filter((key) => isDict(names) && names.keys.has(key))
      .map((key) => `6.5, 6.8, 6.10: /${key} among the names`),
    ...["AcroForm", "OCProperties", "Requirements", "NeedsRendering", "Perms", "Collection"]
      .filter((key) => catalog.keys.has(key))
      .map((key) => `6.4, 6.9, 6.11: /${key} in the catalog`),
  ];
}

function intentFaults(file: PdfFile, catalog: PdfDict): string[] {
  const intents = [file.get(catalog, "OutputIntents")].flat();
  const archival = intents.filter((intent) => {
    const kind = file.get(intent, "S");
    return isName(kind) && kind.name === "GTS_PDFA1";
  });
  if (archival.length === 0) return ["6.2.3: no output intent"];
  const profiles = archival.map((intent) => {
    const dict = file.deref(intent);
    return isDict(dict) ? dict.keys.get("DestOutputProfile") : undefined;
  });
  return [
    ...when(new Set(profiles.map((one) => (isRef(one) ? one.ref : -1))).size > 1, "6.2.3: several profiles"),
    ...archival.flatMap((intent) => [
      ...when(!isString(file.get(intent, "OutputConditionIdentifier")), "6.2.3: an intent without a condition"),
      ...when(file.get(intent, "DestOutputProfileRef") !== undefined, "6.2.3: a profile in another file"),
    ]),
    ...profileFaults(file, profiles[0]),
  ];
}

function profileFaults(file: PdfFile, stream: PdfValue | undefined): string[] {
  if (!isRef(stream)) return ["6.2.3: no colour profile"];
  const profile = file.content(stream);
  const [version, kind, space] = [
    profile[8] ?? 99,
    profile.toString("latin1", 12, 16),
    profile.toString("latin1", 16, 20),
  ];
  const isWhole = profile.length >= 132 && profile.readUInt32BE(0) === profile.length;
  return [
    ...when(!isWhole || profile.toString("latin1", 36, 40) !== "acsp", "6.2.3: the colour profile is broken"),
    ...when(version > 4 || !/^(?:prtr|mntr|scnr|spac)$/u.test(kind), "6.2.3: the colour profile is of no use"),
    ...when(space !== "RGB " || file.get(stream, "N") !== 3, "6.2.3: the colour profile isn't for three colours"),
  ];
}

/** A page with what it inherits. */
type Page = { dict: PdfDict; resources: PdfValue | undefined; box: PdfValue | undefined };

function pagesOf(file: PdfFile, node: PdfValue | undefined, above: Partial<Page>): Page[] {
  if (!isDict(node)) return [];
  const resources = file.get(node, "Resources") ?? above.resources;
  const box = file.get(node, "MediaBox") ?? above.box;
  const kids = file.get(node, "Kids");
  if (!Array.isArray(kids)) return [{ dict: node, resources, box }];
  return kids.flatMap((kid) => pagesOf(file, file.deref(kid), { resources, box }));
}

function pageFaults(file: PdfFile, { dict, resources, box }: Page, fonts: FontPrograms): string[] {
  const sides = Array.isArray(box) ? box.map(Number) : [];
  const [left = 0, bottom = 0, right = 0, top = 0] = sides;
  const group = file.get(dict, "Group");
  const space = file.get(group, "CS");
  const annotations = [file.get(dict, "Annots") ?? []].flat();
  return [
    ...when(![right - left, top - bottom].every((side) => side >= 3 && side <= 14_400), "6.1.13: a page's size"),
    ...when(dict.keys.has("PresSteps"), "6.10: steps of a presentation"),
    ...when(isDict(group) && isName(space) && space.name === "DeviceCMYK", "6.2.10: blends in other colours"),
    ...when(!isDict(resources), "6.2.2: a page without resources"),
    ...annotations.flatMap((one) => annotationFaults(file, file.deref(one))),
    ...contentFaults(file, { dict, resources }, fonts),
  ];
}

function annotationFaults(file: PdfFile, annotation: PdfValue | undefined): string[] {
  const [subtype, flags, look] = ["Subtype", "F", "AP"].map((key) => file.get(annotation, key));
  const kind = isName(subtype) ? subtype.name : "";
  const rect = [file.get(annotation, "Rect") ?? []].flat().map(Number);
  const isFlat = rect[0] === rect[2] && rect[1] === rect[3];
  const needsLook = kind !== "Popup" && kind !== "Link" && !isFlat;
  const bits = typeof flags === "number" ? flags : 0;
  return [
    ...when(!ANNOTATIONS.test(kind), `6.3.1: an annotation ${kind}`),
    ...when(kind !== "Popup" && ((bits & PRINT) === 0 || (bits & UNSEEN) !== 0), "6.3.2: an annotation isn't printed"),
    ...when(needsLook && !isDict(look), "6.3.3: an annotation without an appearance"),
    ...when(isDict(look) && [...look.keys.keys()].join() !== "N", "6.3.3: an annotation with several appearances"),
  ];
}
