import * as valuesCues from "../values.cues";
import { anyOf } from "../../language/patterns";
import { capFact, withThoseWithoutCap } from "./cap-facts";
import { withOtherCap } from "./special-caps";
import { choosesForum } from "../../facts/clauses/other-clause";
import { isLawOfAPart, lawAgreedOn, lawNamed } from "../../facts/governing-law-name";
import { anyCourt, otherCourt } from "../../find/jurisdiction.cues";
import { findGoverningLaw } from "../../find/governing-law";
import { either } from "../../text/either";
import { folded } from "../../text/folding";
import type { Reading } from "../../text/reading";
import { isContradicted, type TopicReview } from "../review";
import type { Fact } from "../fact";
import type { Passage } from "../../port";
import { endOfWord, type Span } from "../../text/spans";
import { isSameLaw, lawInTable } from "./law-in-table";
import { fact, inItsWords } from "./made-fact";
import { paymentFacts } from "./payment-facts";
import { pricesIn, statedClauses, type StatedClause } from "./price-facts";

const FORUM = anyOf(valuesCues.forum);

/** Price, payment date, liability cap, governing law and forum: each from the clause that states it. */
export function clauseFacts(reading: Reading, reviews: ReadonlyMap<string, TopicReview>): Fact[] {
  const capped = reviews.get("liability_cap");
  return [
    ...pricesIn(reading),
    ...paymentFacts(reading),
    ...withThoseWithoutCap(
      reading,
      withOtherCap(
        reading,
        statedClauses(reading, "liability_cap", capped?.present ? capped.passages : []).filter(
          ({ unit }) => !isContradicted(reading, capped, unit),
        ),
      ).flatMap((one) => capFact(reading, one)),
    ),
    ...lawFact(reading),
    ...statedClauses(reading, "dispute_resolution").map(forumFact),
  ];
}

/**
 * `stated` if all clauses that choose a law agree on it, and so does a table that names one. Where the clauses only
 * refer to the table, its law is the fact.
 */
function lawFact(reading: Reading): Fact[] {
  const choosing = findGoverningLaw(reading);
  const agreed = lawAgreedOn(choosing);
  const stated = statedClauses(reading, "governing_law").filter(({ text }) => !isOfParty(folded(text)));
  const chosen = stated.map(({ passage }) => passage);
  const table = lawInTable(reading);
  const inTable = table && fact("governing_law", table.law, table.passage);
  const all = agreed === null ? [...chosen, ...choosing] : choosing;
  const whole = all.filter(({ content }) => !isLawOfAPart(content) && lawNamed(content) !== null);
  const rivals = rivalLaws(whole);
  if (rivals.length > 1) return rivals;
  for (const passage of whole.length > 0 ? whole : all) {
    const name = lawNamed(passage.content);
    if (name === null) continue;
    if (table && isWithin(table.passage, passage))
      return [fact("governing_law", table.law, table.passage, name === agreed)];
    const other = table && !isSameLaw(table.law, name) ? inTable : null;
    const inClause = fact("governing_law", name, passage, name === agreed && other === null);
    return other ? [inClause, other] : [inClause];
  }
  if (inTable) return [inTable];
  return stated.map(({ text, passage }) => fact("governing_law", inItsWords(text), passage));
}

/** Two clauses that each choose another law for the whole contract: both are told, and neither is certain. */
function rivalLaws(whole: readonly Passage[]): Fact[] {
  const told = whole.map((passage) => ({ passage, law: lawNamed(passage.content) ?? "" }));
  const distinct = told.filter(({ law }, at) => !told.slice(0, at).some((one) => isSameLaw(one.law, law)));
  return distinct.slice(0, MOST_LAWS).map(({ law, passage }) => fact("governing_law", law, passage));
}
const MOST_LAWS = 2;

/** 'A corporation organized under the laws of New Brunswick': that is a party's law, not the contract's. */
function isOfParty(words: string): boolean {
  return IS_FORMED.test(words) && !CHOOSES.test(words);
}
const IS_FORMED = either(
  String.raw`(?:organi[sz]ed|incorporated|existing|formed|established|registered)[^.;]{0,60}(?:under|according to|pursuant to)[^.;]{0,30}\blaws?\b`,
  String.raw`(?:учрежд|создан|зарегистрир|действующ)\p{L}{0,9}[^.;]{0,60}(?:законодательств|законам)`,
  "хуулийн дагуу (?:байгуул|бүртг)",
);
const CHOOSES = either(
  "govern|constru|interpret|appl",
  "регулир|примен|подчин|толк",
  "зохицуул|хэрэгл|үйлчил|тайлбарл|захирагд",
);

const isWithin = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end;

function forumFact({ text, unit, passage, isCertain }: StatedClause): Fact {
  const said = isTitleCase(text) ? textAfter(unit.text, text) : text;
  const named = OTHER_BODY.test(said) ? null : FORUM.exec(said);
  const words = named
    ? said.slice(startOfName(said, named.index), endOfForum(said, named.index + named[0].length))
    : inItsWords(said);
  return fact(
    "dispute_resolution",
    words.replace(/\s+/gu, " ").trim(),
    passage,
    isCertain && isChosen(said, unit, named !== null),
  );
}

/** Beside a court another body decides first: all of it is told. */
const OTHER_BODY = either(
  String.raw`\b(?:labou?r disputes? commission|mediat(?:or|ion)|adjudicator|expert determination)\b`,
  String.raw`(?<!\p{L})(?:комисси\p{L}{1,2} по трудовым спорам|медиатор|медиаци)`,
  String.raw`маргаан (?:шийдвэрлэх|таслах) (?:комисс|хороо)|эвлэрүүлэн зуучл`,
);

/** 'суде района Хан-Уул г. Улан-Батора': a town's name stands behind its abbreviation. */
function endOfForum(said: string, end: number): number {
  const town = /^г?\.\s?\p{Lu}[\p{L}-]{1,30}/u.exec(said.slice(end));
  const isCut = town !== null && /(?<!\p{L})г$/u.test(said.slice(0, end + (town[0].startsWith("г") ? 1 : 0)));
  return isCut ? end + town[0].length : endOfWord(said, end);
}

const BEFORE_FORUM = anyOf(valuesCues.beforeForum);
/** UTF-16 units. */
const LONGEST_BEFORE = 140;

/** 'Commercial Court', «Советском районном суде», 'Сүхбаатар, Баянгол дүүргийн шүүх': the whole name. */
function startOfName(said: string, index: number): number {
  return index - (BEFORE_FORUM.exec(said.slice(Math.max(0, index - LONGEST_BEFORE), index))?.[0].length ?? 0);
}

/** 'Judgment may be entered by any court', 'a suit brought in a court': no court is chosen. */
const ONLY_MENTIONED = anyOf(otherCourt, anyCourt);

/** The sentence says that disputes go there, or it names a court in a clause that says so. */
function isChosen(sentence: string, { heading, text }: StatedClause["unit"], isNamed: boolean): boolean {
  if (!isNamed && ONLY_MENTIONED.test(folded(sentence))) return false;
  return choosesForum(folded(sentence)) || (isNamed && choosesForum(folded(`${heading} ${text}`)));
}

const MOST_IN_A_TITLE = 10;
const OF_A_TITLE = /^(?:[\d.]+|\p{Lu}.*|(?:and|or|of|for|the|&)[.,;]?)$/u;

/** '12.2 Governing Law and Chosen Courts.' names a clause, not a court. */
function isTitleCase(text: string): boolean {
  const words = text.trim().split(/\s+/u, MOST_IN_A_TITLE + 1);
  return words.length <= MOST_IN_A_TITLE && words.every((word) => OF_A_TITLE.test(word));
}

/** What a clause says behind its title; the title where nothing follows. */
function textAfter(clause: string, title: string): string {
  const rest = clause.slice(clause.indexOf(title) + title.length).trim();
  return rest === "" ? title : rest;
}
