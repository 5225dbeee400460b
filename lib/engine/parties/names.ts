import { trimmed, type Span } from "../text/spans";
import { type Party, COMPANY_FORM } from "./terms";
import * as cue from "./parties.cues";
import { anyOf } from "../language/patterns";

const LONGEST_NAME = 120;
const AFTER_NAME = anyOf(cue.afterName);

/** The contract's title before the first name: 'SUPPLY AGREEMENT Acme Ltd'. */
const TITLE = anyOf(cue.titleBeforeName);

/** 'the individual or entity identified below'; the name is elsewhere. */
const IS_DESCRIBED = anyOf(cue.describesAParty);

/** 'Beta Inc. Governed by …': the company form ends the name if a new sentence follows. */
const FORM_THEN_SENTENCE = /\b(?:Inc|Ltd|Corp|LLC|Co|S\.A|N\.V|B\.V|GmbH|plc)\.(?=\s[A-Z][a-z]+\s[a-z])/u;

/** 'Marlow Kelp, Inc. (the "Company") borrows from Tide Fund, L.P. (the "Holder")': what one does with the other. */
const DOES = /^\p{Ll}{2,14}s\s(?:\p{Ll}{1,12}\s){0,5}(?=["“«]?\p{Lu})/u;

/** A full stop; not the last one of 'B.V.' or 'Inc.'. */
const FULL_STOP = /(?<!(?<!\p{L})(?:\p{Lu}|[Ii]nc|INC|[Ll]td|LTD|[Cc]orp|CORP|[Cc]o|CO|Bros|Jr|Sr|[Pp]te|PTE))\.+$/u;

/** A name without the full stop of its sentence. */
export function withoutFullStop(name: string): string {
  return name.replace(FULL_STOP, "");
}

/** The name at the start of a party's introduction: 'Acme Ltd' of 'Acme Ltd, a company of …'. Null if there is none. */
export function nameIn(introduction: string): string | null {
  const head = introduction.slice(0, 400).replace(/\s+/gu, " ").trim();
  const quotedMongolian = /[“"«][^”"»]{2,80}[”"»]\s?(?:ХХК|ХК|ТӨХК|ТББ|ХЗХ)/u.exec(head);
  if (quotedMongolian) return quotedMongolian[0];
  const stop = AFTER_NAME.exec(head)?.index ?? head.length;
  const form = FORM_THEN_SENTENCE.exec(head);
  const end = form ? Math.min(stop, form.index + form[0].length) : stop;
  const name = head
    .slice(0, Math.min(end, LONGEST_NAME))
    .replace(/(?:[,;:\s]|(?<=\.)\.|\sof)+$/u, "")
    .replace(TITLE, "")
    .replace(/^(?:you|us),\s/u, "")
    .replace(DOES, "")
    .replace(/^(?:[^\p{L}\p{N}"“«'‘([<]{1,12})?(?:the\s+)?/iu, "");
  return /\p{L}{2}/u.test(name) && !IS_DESCRIBED.test(name) ? withoutFullStop(name) : null;
}

/** Parties of a preamble without roles: 'between Acme Inc. and John Smith.' */
export function splitNames(text: string, preamble: Span): Party[] {
  const opened =
    preamble.start + (/^[\s:]*\(?1[.)]\s*/u.exec(text.slice(preamble.start, preamble.start + 20))?.[0].length ?? 0);
  const body = text.slice(opened, Math.min(preamble.end, opened + 700));
  const sentence = body.slice(0, firstStop(body));
  const joint =
    /(?:[,;]?\s+(?:and|AND|And)\s+(?:\(?\d[.)]\s*)?|[\s,;]+\(?[2-9][.)]\s*)(?=["“]?(?:the\s+)?[\p{Lu}<[_])/gu;
  const parts: Span[] = [];
  let start = 0;
  for (const match of sentence.matchAll(joint)) {
    const left = sentence.slice(start, match.index);
    if (
      left.length < 3 ||
      (!/\d/u.test(match[0]) &&
        !COMPANY_FORM.test(left) &&
        COMPANY_FORM.test(sentence.slice(match.index, match.index + 40)) &&
        left.length < 25)
    )
      continue;
    parts.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  parts.push({ start, end: sentence.length });
  if (parts.length < 2) return [];
  return parts
    .map((part) => trimmed(text, { start: opened + part.start, end: opened + part.end }))
    .filter((span) => /\p{Lu}/u.test(text.slice(span.start, span.start + 3)) && span.end - span.start > 2)
    .map((span) => ({ ...span, name: nameIn(text.slice(span.start, span.end)), role: null, isCollective: false }));
}

function firstStop(body: string): number {
  for (const match of body.matchAll(/\.\s+(?=\p{Lu})|\n\s*\n|\.?\n(?=\s*(?:\d|[Aa]rticle|ARTICLE|[Ss]ection))/gu)) {
    const before = body.slice(Math.max(0, match.index - 8), match.index);
    if (
      /(?:\band|\bbetween|,)$/iu.test(before) ||
      /^and\b/iu.test(body.slice(match.index + match[0].length).trimStart())
    )
      continue;
    if (
      match.index > 15 &&
      (match[0].includes("\n") || !/(?:\b\p{Lu}|inc|ltd|corp|co|llc|no|pte|s\.a)$/iu.test(before))
    )
      return match.index;
  }
  return body.length;
}
