/**
 * Our wording in a clause without losing what else the clause says: only the figure changes, or only the sentence on
 * the subject, and what contradicts ours goes. Pure. Source: B-24.10.
 */
import { lostTerms } from "@/lib/documents/redline/lost-terms";
import { detectLanguage } from "@/lib/engine/language/identify";
import { durationsIn } from "@/lib/engine/facts/durations";
import { daysPaidAhead } from "@/lib/engine/positions/paid-ahead";
import type { Subject } from "@/lib/engine/positions/subject";
import { findSubject } from "@/lib/engine/positions/subjects/subjects";
import { meets } from "@/lib/engine/positions/words";
import { folded } from "@/lib/engine/text/folding";
import { sentencesIn } from "@/lib/engine/text/sentences";
import { asksSomething, contradicts, givesSomethingElse, isAgain, leansOnTheirs, withItsLead } from "./beside-ours";
import { figurePutIn, hasShare } from "./figure-edits";

/** `isByHand`: ours would stand beside theirs, or take what isn't on the subject, so that a person puts it in. */
type Placed = { quote: string; replacement: string; isByHand?: true };
type Sentence = { start: number; end: number; text: string };

/** A title before the first sentence: 'Payment.', '§ 8. Confidentiality.' UTF-16 units. */
const SHORT_TITLE = 60;

/**
 * `isOnTopic`: the clause was read for certain, so that more may go from it than its one sentence with the figure; not
 * `isSure`: other words may change it, so that only the figure is changed without a person.
 */
type Ours = { topic: string; wording: string; isOnTopic: boolean; isSure?: boolean };

/**
 * `placed`, whose replacement is a clause's number and our wording, so changed that only what is on the topic goes. A
 * clause that is one sentence on it is replaced as a whole; where it isn't clear which sentence is on it, ours follows.
 */
export function keepOtherMatters<P extends Placed>(placed: P, { topic, wording, isOnTopic, isSure = true }: Ours): P {
  const { quote } = placed;
  const subject = findSubject(topic) ?? null;
  const all = sentencesOf(quote);
  const sentences = bodyOf(all);
  const language = detectLanguage(quote) ?? "en";
  const beside = subject && asFurtherSentence(placed, { subject, wording, isOnTopic }, sentences);
  if (beside) return beside;
  const target =
    sentenceWithShare(subject ?? {}, wording, sentences) ??
    (isOnTopic ? findTarget(subject, sentences) : sentenceThatSettles(subject, sentences));
  if (!target) return { ...placed, replacement: `${quote.trimEnd()} ${wording}`, isByHand: true };
  const against = all.filter((one) => one !== target && contradicts(topic, one.text, language));
  const figure = subject?.form === "figure" && against.length === 0 ? figurePutIn(target.text, wording, subject) : null;
  if (figure !== null) return { ...placed, replacement: put(quote, [{ ...target, text: figure }]) };
  const ours = withItsLead(target.text, wording);
  const losesOther =
    lostTerms({ before: target.text, after: wording }).length > 0 || // other clauses may use the term
    (subject !== null && (givesSomethingElse(subject, target.text) || isPaidAhead(subject, target.text)));
  const byHand = losesOther || !isSure ? ({ isByHand: true } as const) : {};
  if (sentences.length === 1 && ours === wording) return { ...placed, ...byHand };
  const rest = sentences.filter((one) => one !== target && !against.includes(one));
  const leaning = subject ? leaningOn(target, rest, { topic: subject, wording, language }) : [];
  const again = subject?.form === "leave" ? rest.filter((one) => !leaning.includes(one) && isOnIt(subject, one)) : [];
  const going = [...leaning, ...again];
  if (going.some(({ text }) => asksSomething(text, language)))
    return { ...placed, isByHand: true, replacement: `${quote.trimEnd()} ${wording}` };
  const edits = [{ ...target, text: ours }, ...[...against, ...going].map((one) => ({ ...one, text: "" }))];
  return { ...placed, ...byHand, replacement: put(quote, edits) };
}

/**
 * Our limit of the whole where the clause has a rate for each day: the rate stays. Ours follows as a further sentence,
 * for a person to put in unless the clause certainly has no limit; null where a limit can be changed in its place.
 */
function asFurtherSentence<P extends Placed>(
  placed: P,
  {
    subject: { units = [], ...subject },
    wording,
    isOnTopic,
  }: { subject: Subject; wording: string; isOnTopic: boolean },
  sentences: readonly Sentence[],
): P | null {
  const isOfWhole = units.includes("percent") && !units.includes("percentPerDay");
  if (!isOfWhole || !sentences.some(({ text }) => hasShare(text, ["percentPerDay"]))) return null;
  const limits = sentences.filter(({ text }) => hasShare(text, ["percent"]));
  const [limit] = limits;
  const following = { ...placed, replacement: `${placed.quote.trimEnd()} ${wording}` };
  if (!hasShare(wording, ["percent"])) return sentences.length > 1 ? { ...following, isByHand: true } : null;
  if (!limit) return isOnTopic ? following : { ...following, isByHand: true };
  const canChange = limits.length === 1 && figurePutIn(limit.text, wording, { units, ...subject }) !== null;
  return canChange ? null : { ...following, isByHand: true };
}

/** The only sentence with a share in the unit of the subject and of our wording: of the whole, or for each day. */
function sentenceWithShare(
  { units = [] }: Pick<Subject, "units">,
  wording: string,
  sentences: readonly Sentence[],
): Sentence | null {
  const shares = units.filter((unit) => unit === "percent" || unit === "percentPerDay");
  if (shares.length === 0 || !hasShare(wording, shares)) return null;
  const [only, ...others] = sentences.filter(({ text }) => hasShare(text, shares));
  return only && others.length === 0 ? only : null;
}

/**
 * Of what would stay, the sentences that have no sense without theirs: those on the subject, and those that go on from
 * it. One that goes on from another that stays, stays too.
 */
function leaningOn(
  target: Sentence,
  rest: readonly Sentence[],
  beside: Parameters<typeof leansOnTheirs>[1],
): readonly Sentence[] {
  const after = rest.filter(({ start }) => start > target.start);
  const open = after.findIndex(({ text }) => !leansOnTheirs(text, beside));
  return open < 0 ? after : after.slice(0, open);
}

/** Whether a sentence is on the subject again: 'The Supplier may end it by 120 days' notice' beside 'nobody may'. */
const isOnIt = (subject: Subject, { text }: Sentence) => isAgain(subject, folded(text), detectLanguage(text) ?? "en");

const findTarget = (subject: Subject | null, sentences: readonly Sentence[]) =>
  sentences.length > 1 ? sentenceOn(subject, sentences) : sentences[0];

/** The quote with other words at some places; where none are left, the white space before them goes too. */
function put(quote: string, edits: readonly Sentence[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => {
      const before = rest.slice(0, start);
      return (text === "" ? before.trimEnd() : before + text) + rest.slice(end);
    }, quote);
}

/** Its sentences without its number. */
function sentencesOf(quote: string): Sentence[] {
  const number =
    /^\s*(?:[§№]\s?)?(?:\(?(?:\d{1,4}(?:\.\d{1,3}){0,4}[).]?|\p{L}{1,4}[).])|Article \d+\.|Статья \d+\.)\s+/u.exec(
      quote,
    );
  return sentencesIn(quote, { start: 0, end: quote.length }).map(({ start, end }, at) => {
    const from = at === 0 ? Math.max(start, number?.[0].length ?? 0) : start;
    return { start: from, end, text: quote.slice(from, end) };
  });
}

/** Without a title before them. */
function bodyOf(sentences: readonly Sentence[]): Sentence[] {
  const isTitle = ({ text }: Sentence, at: number) =>
    at < 2 && sentences.length > 1 && text.length <= SHORT_TITLE && !/\p{L}{2}.*\s.*\s.*\s.*\s/u.test(text);
  return sentences.filter((sentence, at) => sentence.text.trim() !== "" && !isTitle(sentence, at));
}

const PERCENT = /%|per ?cent|процент|хув[ьи]/iu;

/** Rent on a day of each month: days from an invoice can't stand there without it. */
const isPaidAhead = ({ id }: Subject, text: string) =>
  id === "payment_terms" && daysPaidAhead(folded(text), detectLanguage(text) ?? "en").length > 0;

/** The only sentence that names the subject, or of several the only one with a figure. */
function sentenceOn(subject: Subject | null, sentences: readonly Sentence[]): Sentence | null {
  if (!subject) return null;
  const on = sentences.filter(({ text }) => {
    const language = detectLanguage(text) ?? "en";
    return [subject.names, ...(subject.bans ? [subject.bans] : [])].some((list) => meets(list, language, folded(text)));
  });
  const ahead = on.filter(({ text }) => isPaidAhead(subject, text));
  if (ahead.length > 0) return ahead.length === 1 ? (ahead[0] ?? null) : null;
  if (subject.isUnconditional === true) return on.find((one) => isOnIt(subject, one)) ?? null;
  const hasFigure = ({ text }: Sentence) => durationsIn(text).length > 0 || PERCENT.test(text);
  const [named] = on;
  // 'The Tenant has lodged a deposit. Within 21 days the Landlord shall repay it': the second is what ours changes
  const isElsewhere =
    subject.goesOn === true && on.length === 1 && named !== undefined && !hasFigure(named) && sentences.some(hasFigure);
  const [only, ...others] = isElsewhere ? sentences.filter(hasFigure) : on.length === 1 ? on : on.filter(hasFigure);
  return only && others.length === 0 ? only : sentenceThatSettles(subject, sentences);
}

/**
 * The only sentence that says how much or how long, such as the limit of a cap: ours beside it would contradict it.
 * Null if the subject isn't a figure with words of its own.
 */
function sentenceThatSettles(subject: Subject | null, sentences: readonly Sentence[]): Sentence | null {
  const { id, form, names, with: needed = [], without } = subject ?? {};
  if (id === undefined || form !== "figure" || !names || needed.length === 0) return null;
  const [only, ...others] = sentences.filter(({ text }) => {
    const language = detectLanguage(text) ?? "en";
    const says = folded(text);
    return (
      [names, ...needed].every((list) => meets(list, language, says)) &&
      !(without && meets(without, language, says)) &&
      !contradicts(id, text, language)
    );
  });
  return only && others.length === 0 ? only : null;
}
