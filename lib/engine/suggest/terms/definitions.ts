import { folded } from "../../text/folding";
import { sentenceAt, type Reading } from "../../text/reading";
import type { Span } from "../../text/spans";
import {
  ADDS,
  DEFINED_ELSEWHERE,
  DEFINES_AFTER,
  GOES_WITH,
  LOCAL,
  MEANING_ELSEWHERE,
  NAMES_BEFORE,
  QUOTED,
  UNQUOTED_EN,
  UNQUOTED_LINE,
  UNQUOTED_MN,
  UNQUOTED_RU,
  WORDS_IN_BRACKET,
} from "./definition-forms";
import * as cue from "./definitions.cues";
import { anyOf } from "../../language/patterns";

const COMPANY_FORM = anyOf(cue.companyForm);

/** A place that defines a term or gives a name: its own span, and `alias` if the same bracket gives another. */
export type Definition = Span & {
  term: string;
  scope: "contract" | "clause";
  way: "means" | "adds" | "name";
  isAlias: boolean;
};

export type Definitions = {
  list: readonly Definition[];
  /** Every term that is defined, quoted or given as a heading or line label, folded: none of these is undefined. */
  known: ReadonlySet<string>;
  /** Capitalised words may be defined in another document. */
  areElsewhere: boolean;
};

/** Where a document names the one it accompanies. UTF-16 units. */
const HEAD = 700;

/** The definitions of a contract, in text order. */
export function definitionsIn({ reading, text }: { reading: Reading; text: string }): Definitions {
  const list: Definition[] = [];
  const known = new Set<string>();
  for (const match of text.matchAll(QUOTED)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const term = cleanTerm(match[1] ?? "");
    known.add(folded(term));
    const way = /\p{Lu}/u.test(term.slice(0, 2)) && !/,|\d{3}/u.test(term) ? findWay(text, span) : null;
    if (way) list.push({ ...span, term, way: way.way, isAlias: way.isAlias, scope: findScope(reading, span) });
  }
  const cyrillic = anyOf(cue.called).test(text) ? [UNQUOTED_RU, UNQUOTED_MN] : [];
  for (const pattern of [UNQUOTED_EN, ...cyrillic, UNQUOTED_LINE])
    for (const match of text.matchAll(pattern))
      known.add(folded(cleanTerm(match.slice(1).find((group) => group !== undefined) ?? "")));
  for (const section of reading.sections) if (section.foldedHeading !== "") known.add(section.foldedHeading);
  return {
    list,
    known,
    areElsewhere:
      GOES_WITH.test(folded(text.slice(0, HEAD))) ||
      reading.sentences.some(
        ({ folded: words }) =>
          (words.includes("capitali") || words.includes("defined") || words.includes("термин")) &&
          DEFINED_ELSEWHERE.test(words),
      ),
  };
}

function cleanTerm(raw: string): string {
  return raw
    .replace(/\s+/gu, " ")
    .replace(/[.,;:]+$/u, "")
    .replace(/^(?:the|this|an?)\s/iu, "")
    .trim();
}

function findWay(text: string, { start, end }: Span): { way: Definition["way"]; isAlias: boolean } | null {
  const before = text.slice(Math.max(0, start - 160), start);
  const after = text.slice(end, end + 100);
  if (MEANING_ELSEWHERE.test(after)) return null;
  if (COMPANY_FORM.test(before)) return null; // 'ООО «Север» — Заказчик' names a company
  if (DEFINES_AFTER.test(after))
    return { way: ADDS.test(after) ? "adds" : "means", isAlias: anyOf(cue.orAlias).test(before) };
  const bracket = before.lastIndexOf("(");
  if (bracket >= 0 && before.indexOf(")", bracket) < 0) {
    const inside = before.slice(bracket + 1);
    if (WORDS_IN_BRACKET.test(inside) && /^[^()\n]{0,140}\)/u.test(after))
      return { way: "name", isAlias: /["“”«»]/u.test(inside) || isFollowedByAlias(after) };
  }
  return NAMES_BEFORE.test(before) ? { way: "name", isAlias: isFollowedByAlias(after) } : null;
}

/** '“Receiver” or “Reader”': either name is enough. */
function isFollowedByAlias(after: string): boolean {
  return anyOf(/^[,;]?\s{0,2}["“«][^)]{0,60}["“«]/u, cue.aliasAfter).test(after);
}

function findScope(reading: Reading, span: Span): Definition["scope"] {
  const sentence = sentenceAt(reading, span.start);
  return sentence && LOCAL.test(sentence.folded) ? "clause" : "contract";
}
