/** Reads tracked changes from a Word file's bytes by plain patterns: no code of the product takes part. */
import { strFromU8, unzipSync } from "fflate";

const MARK =
  /<(?:[\w.-]+:)?(ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|\w+Change|(?:moveFrom|moveTo|customXml\w+)Range(?:Start|End))((?:\s[^>]*)?)\/?>/g;

/** A mark of a change as the XML has it. */
export type TrackedMark = { part: string; name: string; author: string; date: string };

/** All marks of tracked changes and borders of moves, in every XML part of the document. */
export function marksIn(bytes: Uint8Array, mark = MARK): TrackedMark[] {
  return Object.entries(unzipSync(bytes)).flatMap(([part, content]) => {
    if (!part.startsWith("word/") || !part.endsWith(".xml")) return [];
    return [...strFromU8(content).matchAll(mark)].map(([, name = "", attributes = ""]) => {
      return { part, name, author: attribute(attributes, "author"), date: attribute(attributes, "date") };
    });
  });
}

/** Who put in and took out which words in the body, in order: `Anna +words`, `Bat -words`. */
export function wordsMarkedIn(bytes: Uint8Array): string[] {
  const xml = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
  const shells = [...xml.matchAll(/<w:(ins|del)(\s(?:[^>]*[^/>])?)>([\s\S]*?)<\/w:\1>/g)];
  return shells.flatMap(([, name, attributes = "", inner = ""]) => {
    const words = [...inner.matchAll(/<w:(?:t|delText)(?:\s[^>]*)?>([^<]*)</g)].map(([, text]) => text).join("");
    return words.trim() === ""
      ? []
      : [`${attribute(attributes, "author")} ${name === "ins" ? "+" : "-"}${words.trim()}`];
  });
}

/** Letters within insertions and deletions of a file's body and notes. */
export function markedLetters(bytes: Uint8Array): number {
  const parts = Object.entries(unzipSync(bytes)).filter(([part]) => /^word\/(document|\w+notes)\.xml$/.test(part));
  const xml = parts.map(([, content]) => strFromU8(content)).join("");
  const shells = [...xml.matchAll(/<w:(ins|del)\s(?:[^>]*[^/>])?>([\s\S]*?)<\/w:\1>/g)];
  const texts = shells.flatMap(([, , inner = ""]) => [...inner.matchAll(/<w:(?:t|delText)(?:\s[^>]*)?>([^<]*)</g)]);
  return texts.reduce((sum, [, text = ""]) => sum + text.replace(/&\w+;/g, "&").length, 0);
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
}
