import { trimmed } from "../text/spans";
import { type Party, COMPANY_FORM } from "./terms";

const SEARCHED = 12_000;
/** Comes below or after a signatory's name. */
const SIGNED = /(?<![\p{L}])(?:by|per|signed|signature|name)\s{0,3}:|\/s\/|_{8,}/giu;
/** Names of companies that sign for others, headings and notes. */
const NOT_A_PARTY =
  /^(?:by|its|title|name|date|attn|source|exhibit|page|in witness|address|signature)\b|\[|\]|general partner$|sole member$/iu;
const NAME_REACH = 140;
/** A signature itself, and not the line left for one: '/s/ Ada Quill', 'By: Ada Quill'. */
const SIGNATURE =
  /\/s\/[^\S\n]{0,4}\p{L}|(?<!\p{L})(?:[Bb]y|BY|[Pp]er)[^\S\n]{0,3}:[^\S\n]{0,6}(?!(?:Name|Title|Its|Date|Signature|Authori[sz]ed)\b)\p{Lu}[\p{L}'’.]{0,30}[^\S\n][^\n]{0,60}/gu;

/** The companies above or before 'By:' at the end of a contract that introduces no parties. */
export function companiesAboveSignatures(text: string): Party[] {
  return companiesAbove(text, SIGNED);
}

/** The companies that signed: a line left blank for a signature is none. Source: B-25.1. */
export function companiesThatSigned(text: string): Party[] {
  return companiesAbove(text, SIGNATURE);
}

function companiesAbove(text: string, mark: RegExp): Party[] {
  const from = Math.max(0, text.length - SEARCHED);
  const tail = text.slice(from);
  const parties: Party[] = [];
  for (const match of tail.matchAll(mark)) {
    if (COMPANY_FORM.test(match[0])) continue; // 'By: Quill Ltd, its manager' names who signs for it, not that it did
    const span = nameBefore(tail, match.index);
    const name = span ? tail.slice(span.start, span.end).replace(/\s+/gu, " ") : "";
    if (!span || parties.some((party) => party.name?.toLowerCase() === name.toLowerCase())) continue;
    parties.push({ start: from + span.start, end: from + span.end, name, role: null, isCollective: false });
  }
  return parties.sort((a, b) => a.start - b.start);
}

/** The name right before a signature: on the same line, or the last line above that is a company. */
function nameBefore(tail: string, at: number): { start: number; end: number } | null {
  const from = Math.max(0, at - NAME_REACH);
  const pieces = tail
    .slice(from, at)
    .split(
      /\n|\s{3,}|(?:Title|Name|Date|Its):[^\n]{0,60}?(?:Signatory|Officer|President|Director|Secretary|Manager|Member|Partner)\s/u,
    );
  let end = at;
  for (const piece of pieces.reverse().slice(0, 5)) {
    const start = tail.lastIndexOf(piece, end - piece.length);
    end = start;
    const span = trimmed(tail, { start, end: start + piece.length });
    if (span.end > span.start && isCompany(tail.slice(span.start, span.end))) return span;
  }
  return null;
}

function isCompany(line: string): boolean {
  return (
    line.length <= 90 &&
    /^\p{Lu}/u.test(line) &&
    !line.includes(":") &&
    !NOT_A_PARTY.test(line) &&
    COMPANY_FORM.test(line)
  );
}
