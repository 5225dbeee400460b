/** What the weights of dates are learned from, and how a candidate is printed. */
import { daysLater, readDay, writeDay } from "@/lib/days";
import type { Candidate } from "@/lib/engine/time/candidates";
import type { Features } from "@/lib/engine/time/features";
import type { OwnDay } from "@/lib/engine/time/own-days";
import type { Reading } from "@/lib/engine/text/reading";

/** UTF-16 units of a quote that its sentence begins with. */
const QUOTED = 40;
type Labels = { deadlines: readonly { kind: string; date: string; quote: string }[]; reading: Reading };

/** What comes again each month is right, whichever of its days the label names. */
export function kindOfSeries({ deadlines, reading }: Labels, candidate: Candidate): string | null {
  if (candidate.how !== "again") return null;
  const { start, end } = candidate.mention;
  const sentence = reading.contract.text.slice(candidate.mention.sentence.start, candidate.mention.sentence.end);
  const said = flat(reading.contract.text.slice(start, end));
  const isSame = (quote: string) => flat(quote).includes(said) && flat(sentence).includes(flat(quote).slice(0, QUOTED));
  const one = deadlines.find(({ date, quote }) => readDay(date)?.day === candidate.day.day && isSame(quote));
  return one?.kind ?? null;
}

function flat(words: string): string {
  return words.replace(/\s+/gu, " ");
}

/** Other words in its sentence mislead as often as they help. */
export function withoutSentence(x: Features): Features {
  return Object.fromEntries(Object.entries(x).filter(([name]) => !name.startsWith("s_")));
}

/** What only limits a day: it decides by itself. */
export function withoutLimits(x: Features): Features {
  return Object.fromEntries(Object.entries(x).filter(([name]) => !name.startsWith("q_")));
}

export function saidBy({ text }: { text: string }, { mention, anchor, counted }: Candidate): string {
  const around = text.slice(Math.max(0, mention.start - 80), mention.end + 50).replace(/\s+/gu, " ");
  return `[${text.slice(mention.start, mention.end)}] ${anchor ? `${counted?.how} ${anchor.of}${counted?.isLastBefore ? " last" : ""} ` : ""}… ${around}`;
}

/** Their labels end a one-year term on the anniversary of its start, not on the day before. */
export function isFiledDay({ candidate, day }: Pick<OwnDay, "candidate" | "day">, days: readonly string[]): boolean {
  const isLastBefore = candidate.counted?.isLastBefore === true;
  return [day, ...(isLastBefore ? [daysLater(day, 1)] : [])].some((one) =>
    days.some((label) => writeDay(one).startsWith(label)),
  );
}
