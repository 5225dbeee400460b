import { SaxesParser } from "saxes";
import { decoderFor } from "@/lib/documents/extraction/docx/xml";
import type { ZipArchive } from "@/lib/documents/extraction/docx/zip";
import { UnreadableSheet } from "./sheet";

/** Names and attributes without their prefixes. */
export type Tags = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const MAX_DEPTH = 60;

/** Reads a part as a stream. Entities other than XML's five are an error; nothing is fetched. */
export function readTags(archive: ZipArchive, part: string, { open, text, close }: Tags): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new UnreadableSheet("corrupt");
    open?.(localName(tag.name), localAttributes(tag.attributes));
  });
  parser.on("text", (words) => text?.(words));
  parser.on("cdata", (words) => text?.(words));
  parser.on("closetag", (tag) => {
    depth -= 1;
    close?.(localName(tag.name));
  });
  let decoder: TextDecoder | null = null;
  archive.stream(part, (bytes) => {
    decoder ??= decoderFor(bytes);
    parser.write(decoder.decode(bytes, { stream: true }));
  });
  parser.close();
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** `r:id` stays apart from `id`. */
function localAttributes(attributes: Record<string, string>): Readonly<Record<string, string>> {
  const local: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) local[name.endsWith(":id") ? "rel" : localName(name)] = value;
  return local;
}

/** A character that XML doesn't take is written `_x000D_`. */
export function unescaped(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
