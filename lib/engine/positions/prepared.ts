import { either, everywhere } from "../text/either";
import type { IndexedUnit } from "../ask/clause-index";
import { folded } from "../text/folding";
import { sentencesIn } from "../text/sentences";
import { noRuleIn, type NoRule } from "./no-rule";
import { wordHeads } from "./words";

const DENIES_OR_COUNTS = either(String.raw`\d\s?%|does not`, "не ", "гүй");

/** 'Binds their successors and permitted assigns': whom a contract binds, not whether it may be assigned. */
const WHOM_IT_BINDS =
  /(?:heirs|successors)(?:,? (?:and|or|and\/or|their|its|the|any|respective|permitted|legal|personal|heirs|successors|representatives|executors),?){0,9} assign(?:s|ees)(?![\p{L}])/gu;

/** 'From the start of a Renewal Term': when something else holds, and not whether the contract renews. */
const LATER_TERM =
  /((?:of|to|for|during|in|with|and|after|before) (?:(?:a|an|the|any|each|every|that|such) )?(?:(?:first|next|initial) )?)"?renewal (?:term|period)s?"?/gu;

/** 'Damage by an Insured Risk': what happened, and no duty to insure. */
const INSURED_RISK = everywhere(
  "(?<![\\p{L}])(?:un)?insured (?=(?:risk|peril|event)s?(?![\\p{L}]))",
  "(?<![\\p{L}])страхов(?:ой|ого|ому|ым|ом|ых|ые) (?=случа)",
  "(?<![\\p{L}])даатгалын (?=тохиолд)",
);

/** A unit with its sentences and heading, folded once for all subjects. */
export type Prepared = { unit: IndexedUnit; heading: PreparedText; sentences: readonly PreparedText[] };
/**
 * `heads`: the first letters of its words. A heading within a clause names what follows and says nothing itself, as
 * little as a definition, a signature or a row of a table: `noRule`.
 */
export type PreparedText = { text: string; heads: ReadonlySet<string>; isHeading: boolean; noRule: NoRule | null };

/** Splits a unit for all subjects. `wording`: how it reads now, where another clause says so word for word. */
export function prepared(unit: IndexedUnit, wording: string | null = null): Prepared {
  const text = wording ?? unit.text;
  const spans = wording === null ? unit.sentences : sentencesIn(wording, { start: 0, end: wording.length });
  const sentences = spans.flatMap(({ start, end }) => {
    const raw = text.slice(start, end);
    return splitItems(
      folded(raw)
        .replaceAll("non-exclusiv", "nonexclusiv")
        .replaceAll("неисключительн", "простая")
        .replaceAll(WHOM_IT_BINDS, "others")
        .replaceAll(LATER_TERM, "$1later term")
        .replaceAll(INSURED_RISK, ""),
    ).map((item) => prepareText(item, raw));
  });
  return { unit, heading: prepareText(folded(unit.heading), unit.heading), sentences };
}

function prepareText(text: string, raw: string): PreparedText {
  return { text, heads: wordHeads(text), isHeading: isHeadingOnly(text), noRule: noRuleIn(text, raw) };
}

const ITEM = /[;:,]\s(?=\(?[a-zа-яөү\d]{1,2}\)\s)/u;
/** '…; "Insured Risks" means …' */
const NEXT_TERM = /; (?:and )?(?="[^"]{1,60}" )/u;
const LONGEST_LEAD = 120;

/** The items of a list, each after its lead-in; a sentence without a list stays whole. */
function splitItems(sentence: string): string[] {
  const terms = sentence.split(NEXT_TERM);
  if (terms.length > 1) return terms;
  const [first = sentence, ...items] = sentence.split(ITEM);
  if (items.length < 2 || first.length > LONGEST_LEAD) return [sentence];
  return items.map((item) => `${first} ${item}`);
}

const FEW_WORDS = 4;

/** '§ 9. Exclusivity.': names what follows and says nothing itself. */
function isHeadingOnly(sentence: string): boolean {
  const said = sentence.match(/\p{L}{2,}/gu) ?? [];
  return said.length < FEW_WORDS && !DENIES_OR_COUNTS.test(sentence);
}
