/**
 * Our wording in a clause without losing what else the clause says: only the length changes, or only the sentence on
 * the subject. Pure. Source: B-24.10.
 */
import { detectLanguage } from "@/lib/engine/language/identify";
import { durationsIn, type Duration } from "@/lib/engine/facts/durations";
import type { Subject } from "@/lib/engine/positions/subject";
import { findSubject } from "@/lib/engine/positions/subjects/subjects";
import { meets } from "@/lib/engine/positions/words";
import { folded } from "@/lib/engine/text/folding";
import { sentencesIn } from "@/lib/engine/text/sentences";

type Placed = { quote: string; replacement: string };
type Sentence = { start: number; end: number; text: string };

/** A title before the first sentence: 'Payment.', '§ 8. Confidentiality.' UTF-16 units. */
const SHORT_TITLE = 60;

/** `isOnTopic`: the clause was read for certain, so that more may go from it than its one sentence with the figure. */
type Ours = { topic: string; wording: string; isOnTopic: boolean };

/**
 * `placed`, whose replacement is a clause's number and our wording, so changed that only what is on the topic goes. A
 * clause that is one sentence on it is replaced as a whole; where it isn't clear which sentence is on it, ours follows.
 */
export function keepOtherMatters<P extends Placed>(placed: P, { topic, wording, isOnTopic }: Ours): P {
  const { quote } = placed;
  const subject = findSubject(topic);
  const sentences = bodyOf(quote);
  const target = isOnTopic ? findTarget(subject, sentences) : sentenceThatSettles(subject, sentences);
  if (!target) return { ...placed, replacement: `${quote.trimEnd()} ${wording}` };
  const length = subject?.form === "figure" ? lengthPutIn(target.text, wording) : null;
  if (length !== null) return { ...placed, replacement: put(quote, target, length) };
  return sentences.length > 1 ? { ...placed, replacement: put(quote, target, wording) } : placed;
}

const findTarget = (subject: Subject | undefined | null, sentences: readonly Sentence[]) =>
  sentences.length > 1 ? sentenceOn(subject, sentences) : sentences[0];

const put = (quote: string, { start, end }: Sentence, words: string) =>
  quote.slice(0, start) + words + quote.slice(end);

/** Its sentences, without a number and a title before them. */
function bodyOf(quote: string): Sentence[] {
  const number = /^\s*(?:[§№]\s?)?(?:\(?[\p{L}\d]{1,4}(?:\.\d{1,3}){0,4}[).]?|Article \d+\.|Статья \d+\.)\s+/u.exec(
    quote,
  );
  const sentences = sentencesIn(quote, { start: 0, end: quote.length }).map(({ start, end }, at) => {
    const from = at === 0 ? Math.max(start, number?.[0].length ?? 0) : start;
    return { start: from, end, text: quote.slice(from, end) };
  });
  const isTitle = ({ text }: Sentence, at: number) =>
    at < 2 && sentences.length > 1 && text.length <= SHORT_TITLE && !/\p{L}{2}.*\s.*\s.*\s.*\s/u.test(text);
  return sentences.filter((sentence, at) => sentence.text.trim() !== "" && !isTitle(sentence, at));
}

/** The only sentence that names the subject, or of several the only one with a figure. */
function sentenceOn(subject: Subject | undefined | null, sentences: readonly Sentence[]): Sentence | null {
  if (!subject) return null;
  const on = sentences.filter(({ text }) => {
    const language = detectLanguage(text) ?? "en";
    return [subject.names, ...(subject.bans ? [subject.bans] : [])].some((list) => meets(list, language, folded(text)));
  });
  const withFigure = on.filter(({ text }) => durationsIn(text).length > 0 || text.includes("%"));
  const [only, ...others] = on.length === 1 ? on : withFigure;
  return only && others.length === 0 ? only : sentenceThatSettles(subject, sentences);
}

/**
 * The only sentence that says how much or how long, such as the limit of a cap: ours beside it would contradict it.
 * Null if the subject isn't a figure with words of its own.
 */
function sentenceThatSettles(subject: Subject | undefined | null, sentences: readonly Sentence[]): Sentence | null {
  const { form, names, with: needed = [], without } = subject ?? {};
  if (form !== "figure" || !names || needed.length === 0) return null;
  const [only, ...others] = sentences.filter(({ text }) => {
    const language = detectLanguage(text) ?? "en";
    const says = folded(text);
    return (
      [names, ...needed].every((list) => meets(list, language, says)) && !(without && meets(without, language, says))
    );
  });
  return only && others.length === 0 ? only : null;
}

/** The sentence with our length in place of its own, if each has one; null otherwise. */
function lengthPutIn(sentence: string, wording: string): string | null {
  const [theirs, ...others] = durationsIn(sentence);
  const [ours, ...more] = durationsIn(wording);
  if (!theirs || !ours || others.length > 0 || more.length > 0 || !isInSameCase(theirs, ours)) return null;
  return sentence.slice(0, theirs.start) + ours.text + sentence.slice(theirs.end);
}

/** Mongolian and Russian words of time change their endings: 'хоногийн', «месяцев». */
function isInSameCase({ text: theirs }: Duration, { text: ours }: Duration): boolean {
  const last = (text: string) => /[\p{L}]+(?=[^\p{L}]*$)/u.exec(text)?.[0].toLowerCase() ?? "";
  return /^\p{Script=Latin}+$/u.test(last(theirs)) || last(theirs) === last(ours);
}
