import type { FoundPassage } from "../port";
import type { Reading, Sentence } from "../text/reading";
import { toPassage } from "../text/spans";
import { either } from "../text/either";
import { actorBefore, findActors, type Actor } from "./actors";
import { hasCue } from "./cues";
import { splitSentence } from "./parts";
import { payerOf, saysPriceIsPaid } from "./payer";
import { findDuty, isMongolian } from "./duties";
import { DUTY_EN, DUTY_MN, DUTY_RU, NO_DUTY_MN } from "./duty-cues";
import * as cue from "./duties.cues";
import { anyOf } from "../language/patterns";

const MODAL = anyOf(cue.dutyWord);
/** How far before the verb to look for its subject. UTF-16 units. */
const SUBJECT_REACH = 140;
/** A longer lead-in counts as its own sentence. UTF-16 units. */
const LONGEST_LEAD = 160;
const DUTY_HEADING = either(
  String.raw`\b(?:obligations|duties|responsibilities|undertakings)\b`,
  "обязанност|обязательства (?:сторон|исполн|заказ|аренд|подряд|постав|покуп)",
  "үүрэг|үүргүүд",
);
/** An infinitive whose subject is in the heading: first in an item, in Mongolian last. */
const INFINITIVE = either(
  String.raw`^(?:\S{1,8} )?to (?!the|a|any|each)[a-z]{3,}`,
  String.raw`^(?:\S{1,8} )?(?:не )?[а-я]{3,}(?:ть|ти|чь)(?:ся)?(?![а-я])`,
  "[а-яөү]{2,}х(?: ёстой)?[;.]?$",
);
/** As the contract's own language calls them. */
const BOTH_SIDES = { en: "Both parties", ru: "Обе стороны", mn: "Хоёр тал" } as const;
/** Boilerplate about the contract itself, recitals and definitions. Folded. */
const ABOUT_THE_CONTRACT = anyOf(cue.noClause);

/** Sentences that set a duty or prohibition on a party, labelled with the obligor, in text order. Source: B-12.2. */
export function findObligations(reading: Reading): FoundPassage[] {
  const actors = findActors(reading.contract);
  const payer = payerOf(reading.contract, actors);
  const found: FoundPassage[] = [];
  reading.sentences.forEach((sentence) => {
    if (!isObligation(sentence, { reading, actors })) return;
    const owner = findObligor(sentence, { reading, actors }) ?? (paysPrice(sentence, reading) ? payer : null);
    const label = owner === null ? {} : { label: toLabel(owner) };
    const whole = { start: startWithLead(reading, sentence), end: sentence.end };
    for (const part of splitSentence(reading.contract.text, whole))
      found.push({ ...toPassage(reading.contract, part), ...label });
  });
  return found;
}

/** One name for what binds both: 'each party', 'neither party' and 'the parties' are the same two. */
function toLabel({ folded, label }: Actor): string {
  const both = Object.entries(BOTH_SIDES).find(([language]) =>
    cue.bothSides[language as keyof typeof BOTH_SIDES].test(folded),
  );
  return both ? both[1] : label;
}

function isAboutTheContract(folded: string): boolean {
  return ABOUT_THE_CONTRACT.test(folded) && !/\bprovided,? (?:however,? )?that\b/u.test(folded);
}

type Context = { reading: Reading; actors: readonly Actor[] };

function isObligation(sentence: Sentence, context: Context): boolean {
  if (sentence.isTitle || sentence.isInstruction || sentence.folded.length < 12 || isAboutTheContract(sentence.folded))
    return false;
  if (introducesOnly(sentence)) return false;
  const lead = sentence.lead === null ? undefined : context.reading.sentences[sentence.lead];
  if (lead && hasDuty(lead, context) && isListItem(sentence)) return true;
  if (isUnderDuties(sentence, context.reading)) return true;
  return hasDuty(sentence, context);
}

/** The first item of a list is quoted with a short lead-in: 'The Supplier shall: (a) …'. */
function startWithLead(reading: Reading, sentence: Sentence): number {
  const lead = sentence.lead === null ? undefined : reading.sentences[sentence.lead];
  if (!lead || reading.sentences[(sentence.lead ?? 0) + 1] !== sentence) return sentence.start;
  return lead.end - lead.start <= LONGEST_LEAD ? lead.start : sentence.start;
}

/** 'The Supplier shall:' means nothing alone; its items do. */
function introducesOnly(sentence: Sentence): boolean {
  return /:$/u.test(sentence.folded) && sentence.folded.length < LONGEST_LEAD;
}

/** 'Обязанности Арендатора', followed by 'Вносить плату до 5-го числа'. */
function isUnderDuties(sentence: Sentence, { sections }: Reading): boolean {
  const heading = sections[sentence.section]?.foldedHeading ?? "";
  return DUTY_HEADING.test(heading) && INFINITIVE.test(sentence.folded);
}

function isListItem(sentence: Sentence): boolean {
  return sentence.numbering !== null || /^[\p{Ll}•*-]/u.test(sentence.folded);
}

function hasDuty(sentence: Sentence, context: Context): boolean {
  if (hasCue(sentence, DUTY_EN) || hasCue(sentence, DUTY_RU) || hasCue(sentence, DUTY_MN)) return true;
  return !NO_DUTY_MN.test(sentence.folded) && findDuty(sentence.folded, context.actors) !== null;
}

function findObligor(sentence: Sentence, context: Context): Actor | null {
  const own = ownerIn(sentence.folded, context);
  if (own !== null || sentence.lead === null) return own;
  const lead = context.reading.sentences[sentence.lead];
  return lead ? ownerIn(lead.folded, context) : null;
}

/** The sentence, or what opens its list, says how the price is paid. */
function paysPrice(sentence: Sentence, { sentences }: Reading): boolean {
  const lead = sentence.lead === null ? undefined : sentences[sentence.lead];
  return saysPriceIsPaid(sentence.folded) || (lead !== undefined && saysPriceIsPaid(lead.folded));
}

function ownerIn(text: string, context: Context): Actor | null {
  if (isMongolian(text)) return actorBefore(text, 60, { actors: context.actors, reach: 60 });
  const modal = MODAL.exec(text);
  if (modal) return actorBefore(text, modal.index, { actors: context.actors, reach: SUBJECT_REACH });
  return findDuty(text, context.actors)?.actor ?? actorBefore(text, 60, { actors: context.actors, reach: 60 });
}
