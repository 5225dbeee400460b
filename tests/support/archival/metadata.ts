/** The metadata of a file for archives, and whether the information dictionary says the same (6.6, 6.1.5). */
import { isDict, isName, isString, type PdfDict, type PdfFile, type PdfValue } from "./pdf-file";

/** Keys of the information dictionary and the properties that say the same. */
const TWINS = {
  Title: "dc:title",
  Author: "dc:creator",
  Subject: "dc:description",
  Keywords: "pdf:Keywords",
  Creator: "xmp:CreatorTool",
  Producer: "pdf:Producer",
  CreationDate: "xmp:CreateDate",
  ModDate: "xmp:ModifyDate",
} as const;
/** Others would have to describe their schema. */
const KNOWN = /^(?:rdf|x|xml|xmlns|dc|xmp|pdf|pdfaid)$/u;
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u;

export function metadataFaults(file: PdfFile, catalog: PdfDict): string[] {
  const stream = catalog.keys.get("Metadata");
  const kinds = ["Type", "Subtype"].map((key) => file.get(stream, key)).filter(isName);
  if (kinds.map(({ name }) => name).join() !== "Metadata,XML") return ["6.6.2: no metadata"];
  const xmp = file.content(stream).toString("utf8");
  const prefixes = [...xmp.matchAll(/<\/?([\w-]+):|\s([\w-]+):[\w-]+=/gu)].map(([, tag, key]) => tag ?? key ?? "");
  const strange = prefixes.find((prefix) => !KNOWN.test(prefix));
  const conformance = propertyOf(xmp, "pdfaid:conformance");
  return [
    ...(/^<\?xpacket begin="[^"]*" id="[^"]*"\?>/u.test(xmp) ? [] : ["6.6.2: the packet's head"]),
    ...(isBalanced(xmp) && !NOT_IN_XML.test(xmp) ? [] : ["6.6.2: the metadata is no XML"]),
    ...(strange === undefined ? [] : [`6.6.2: a property of ${strange} without its schema`]),
    ...(propertyOf(xmp, "pdfaid:part") === "2" && conformance === "B" ? [] : ["6.6.4: it doesn't say PDF/A-2b"]),
    ...infoFaults(file, xmp),
  ];
}

function infoFaults(file: PdfFile, xmp: string): string[] {
  const info = file.get(file.trailers[0], "Info");
  if (!isDict(info)) return [];
  return Object.entries(TWINS).flatMap(([key, property]) => {
    const said = textOf(file.get(info, key));
    const inXmp = propertyOf(xmp, property);
    if (said === null) return [];
    return inXmp !== null && (/Date$/u.test(key) ? momentOf(said) === Date.parse(inXmp) : said === inXmp)
      ? []
      : [`6.1.5: /${key} is ${JSON.stringify(said)}, and ${property} ${JSON.stringify(inXmp)}`];
  });
}

/** A property's text, in the language that is meant for all where it has several; null if it isn't there. */
function propertyOf(xmp: string, name: string): string | null {
  const content = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, "u").exec(xmp)?.[1];
  if (content === undefined) return null;
  const item = /<rdf:li(?: xml:lang="x-default")?>([\s\S]*?)<\/rdf:li>/u.exec(content)?.[1];
  return (item ?? content).replace(/&(amp|lt|gt|quot);/gu, (_, entity: string) => ENTITIES[entity] ?? "");
}
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Whether each tag is closed by its own, and no `&` stands alone. */
function isBalanced(xmp: string): boolean {
  const open: string[] = [];
  for (const [, close, name = "", empty] of xmp.matchAll(/<(\/?)([\w:-]+)[^<>]*?(\/?)>/gu)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name);
  }
  return open.length === 0 && !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu.test(xmp);
}

function textOf(value: PdfValue | undefined): string | null {
  if (!isString(value)) return null;
  const { bytes } = value;
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? new TextDecoder("utf-16be").decode(bytes.subarray(2))
    : bytes.toString("latin1");
}

/** 'D:20261120080910Z' in milliseconds. */
function momentOf(date: string): number {
  const [, day, time] = /^D:(\d{8})(\d{6})Z(?:00'00')?$/u.exec(date) ?? [];
  if (!day || !time) return NaN;
  const iso = `${day.replace(/(\d{4})(\d\d)(\d\d)/u, "$1-$2-$3")}T${time.replace(/(\d\d)(\d\d)(\d\d)/u, "$1:$2:$3")}Z`;
  return Date.parse(iso);
}
