import { UnreadableDocument } from "@/lib/documents/extraction/document";

/** A piece of XML from unit `start` to unit `end`; together the pieces are the whole, letter for letter. */
export type Token = { kind: "text" | "open" | "empty" | "close" | "other"; start: number; end: number };

const NAME = /[^\s/>="'<!?]+/y;
const OPEN = /<[^\s/>="'<!?]+(?:\s+[^\s/>="'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/y;
const CLOSE = /<\/[^\s/>="'<!?]+\s*>/y;
/** A file of more is nobody's contract: 1,000 pages have a tenth. */
const MAX_TOKENS = 6_000_000;

/**
 * XML cut where its markup is, nothing left out: `serialized(xml, tokensOf(xml))` is `xml`.
 * @throws UnreadableDocument `corruptDocument` for what is no markup, `documentTooLarge`
 */
export function tokensOf(xml: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < xml.length) {
    const token = xml.charCodeAt(at) === 0x3c ? markupAt(xml, at) : textAt(xml, at);
    tokens.push(token);
    at = token.end;
    if (tokens.length > MAX_TOKENS) throw new UnreadableDocument("documentTooLarge");
  }
  return tokens;
}

/** The tokens' letters. */
export function serialized(xml: string, tokens: readonly Token[]): string {
  return tokens.map(({ start, end }) => xml.slice(start, end)).join("");
}

/** The name that a tag begins with. */
export function tagName(xml: string, { kind, start }: Token): string {
  NAME.lastIndex = start + (kind === "close" ? 2 : 1);
  return NAME.exec(xml)?.[0] ?? "";
}

function textAt(xml: string, start: number): Token {
  const next = xml.indexOf("<", start);
  return { kind: "text", start, end: next < 0 ? xml.length : next };
}

function markupAt(xml: string, start: number): Token {
  const sign = xml[start + 1];
  if (sign === "?") return { kind: "other", start, end: after(xml, start + 2, "?>") };
  if (xml.startsWith("<!--", start)) return { kind: "other", start, end: after(xml, start + 4, "-->") };
  if (xml.startsWith("<![CDATA[", start)) return { kind: "text", start, end: after(xml, start + 9, "]]>") };
  if (sign === "!") return { kind: "other", start, end: endOfDeclaration(xml, start) };
  const pattern = sign === "/" ? CLOSE : OPEN;
  pattern.lastIndex = start;
  const match = pattern.exec(xml);
  if (!match) throw new UnreadableDocument("corruptDocument");
  return { kind: sign === "/" ? "close" : match[1] === "/" ? "empty" : "open", start, end: pattern.lastIndex };
}

function after(xml: string, from: number, sign: string): number {
  const found = xml.indexOf(sign, from);
  if (found < 0) throw new UnreadableDocument("corruptDocument");
  return found + sign.length;
}

/** A DTD is passed over whole, what it declares in brackets included. */
function endOfDeclaration(xml: string, start: number): number {
  const first = after(xml, start, ">");
  const bracket = xml.indexOf("[", start);
  return bracket < 0 || bracket > first ? first : after(xml, after(xml, bracket, "]"), ">");
}
