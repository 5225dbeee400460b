import { UnreadableDocument } from "@/lib/documents/extraction/document";

/**
 * A piece of XML from unit `start` to unit `end`; joined, the pieces are the whole, letter for letter. A tag's name
 * ends at `nameEnd`.
 */
export type Token = {
  kind: "text" | "open" | "empty" | "close" | "other";
  start: number;
  nameEnd: number;
  end: number;
};

const NAME = /[^\s/>="'<!?]+/y;
/** The rest of an opening tag after its name. */
const REST = /(?:\s+[^\s/>="'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/y;
const REST_OF_CLOSE = /\s*>/y;
/** No contract has more: 1,000 pages have a tenth. */
const MAX_TOKENS = 6_000_000;
const [LESS, GREATER, SLASH, QUESTION, EXCLAMATION] = [0x3c, 0x3e, 0x2f, 0x3f, 0x21];
/** ASCII characters that end a name, by code; `NAME` handles the others. */
const ENDS_NAME = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\s/>="'<!?]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/**
 * Calls back for each piece of XML, split at its markup, with nothing left out.
 * @throws UnreadableDocument `corruptDocument` for invalid markup, `documentTooLarge`
 */
export function eachToken(xml: string, tell: (token: Token) => void): void {
  let count = 0;
  for (let at = 0; at < xml.length;) {
    const token = xml.charCodeAt(at) === LESS ? markupAt(xml, at) : textAt(xml, at);
    count += 1;
    if (count > MAX_TOKENS) throw new UnreadableDocument("documentTooLarge");
    tell(token);
    at = token.end;
  }
}

/** The same as a list: `serialized(xml, listTokens(xml))` is `xml`. */
export function listTokens(xml: string): Token[] {
  const tokens: Token[] = [];
  eachToken(xml, (token) => void tokens.push(token));
  return tokens;
}

/** The tokens' letters. */
export function serialized(xml: string, tokens: readonly Token[]): string {
  return tokens.map(({ start, end }) => xml.slice(start, end)).join("");
}

function textAt(xml: string, start: number): Token {
  const next = xml.indexOf("<", start);
  return passed("text", start, next < 0 ? xml.length : next);
}

function markupAt(xml: string, start: number): Token {
  const sign = xml.charCodeAt(start + 1);
  if (sign === SLASH) return closingAt(xml, start);
  if (sign === QUESTION) return passed("other", start, after(xml, start + 2, "?>"));
  if (sign !== EXCLAMATION) return openingAt(xml, start);
  if (xml.startsWith("<!--", start)) return passed("other", start, after(xml, start + 4, "-->"));
  if (xml.startsWith("<![CDATA[", start)) return passed("text", start, after(xml, start + 9, "]]>"));
  return passed("other", start, endOfDeclaration(xml, start));
}

function passed(kind: "text" | "other", start: number, end: number): Token {
  return { kind, start, nameEnd: start, end };
}

function openingAt(xml: string, start: number): Token {
  const nameEnd = endOfName(xml, start + 1);
  const end = xml.charCodeAt(nameEnd) === GREATER ? nameEnd + 1 : findEnd(REST, xml, nameEnd);
  return { kind: xml.charCodeAt(end - 2) === SLASH ? "empty" : "open", start, nameEnd, end };
}

function closingAt(xml: string, start: number): Token {
  const nameEnd = endOfName(xml, start + 2);
  const end = xml.charCodeAt(nameEnd) === GREATER ? nameEnd + 1 : findEnd(REST_OF_CLOSE, xml, nameEnd);
  return { kind: "close", start, nameEnd, end };
}

/** Where the name at a place ends. */
function endOfName(xml: string, start: number): number {
  let at = start;
  while (ENDS_NAME[xml.charCodeAt(at)] === 0) at += 1;
  const isOver = at > start && ENDS_NAME[xml.charCodeAt(at)] === 1;
  return isOver ? at : findEnd(NAME, xml, start);
}

function findEnd(pattern: RegExp, xml: string, from: number): number {
  pattern.lastIndex = from;
  if (!pattern.test(xml)) throw new UnreadableDocument("corruptDocument");
  return pattern.lastIndex;
}

function after(xml: string, from: number, sign: string): number {
  const found = xml.indexOf(sign, from);
  if (found < 0) throw new UnreadableDocument("corruptDocument");
  return found + sign.length;
}

/** Skips a whole DTD, including its declarations in brackets. */
function endOfDeclaration(xml: string, start: number): number {
  const first = after(xml, start, ">");
  const bracket = xml.indexOf("[", start);
  return bracket < 0 || bracket > first ? first : after(xml, after(xml, bracket, "]"), ">");
}
