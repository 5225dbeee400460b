/** The time of a notice that a change gives anew beside its old number. */
import { oneOf } from "../text/either";
import type { LengthMention, Mention, Times } from "./mentions";
import { numberAt } from "./written/numbers";

const NOT = oneOf("not|instead", "вместо|взамен|не");
const JOINT = oneOf("of|the|within|for", "за|в|на");
/** Tokens after the new time within which the old number stands. */
const WITHIN = 9;
/** Each is compared with every time of the text. */
const MOST_NEW = 40;

/**
 * 'The notice is six months, not four', «срок отказа от продления – 90 дней вместо 60»: the only notice of that length
 * before it, on a renewal if the change speaks of one.
 */
export function noticesReplaced(times: Times, changing: ReadonlySet<Mention>): [Mention, LengthMention][] {
  const news = times.mentions.filter((one): one is LengthMention => one.kind === "length" && changing.has(one));
  return news.slice(0, MOST_NEW).flatMap((now): [Mention, LengthMention][] => {
    const number = oldNumber(times, now);
    if (number === null) return [];
    const isRenewal = has(times, now, "renew");
    const olds = times.mentions.filter(
      (one): one is LengthMention =>
        one.kind === "length" &&
        one.start < now.start &&
        !changing.has(one) &&
        isThatLong(one, now, number) &&
        has(times, one, isRenewal ? "renew" : "notice"),
    );
    const [old, ...more] = olds;
    return old && more.length === 0 && (isRenewal || has(times, now, "notice")) ? [[old, now]] : [];
  });
}

function has({ cues }: Times, { first, last }: Mention, cue: string): boolean {
  return cues.slice(first, last).some((here) => here.includes(cue));
}

/** The number after 'not' or 'instead of' behind a new time. */
function oldNumber({ tokens }: Times, { next, last }: Mention): number | null {
  const until = Math.min(last, next + WITHIN);
  let at = next;
  while (at < until && !NOT.test(tokens[at]?.text ?? "")) at += 1;
  if (at >= until) return null;
  at += 1;
  while (at < until && JOINT.test(tokens[at]?.text ?? "")) at += 1;
  return numberAt(tokens, at)?.value ?? null;
}

function isThatLong({ length }: LengthMention, now: LengthMention, number: number): boolean {
  const { months, days, businessDays } = now.length;
  if (days > 0) return length.days === number && length.months === 0;
  if (businessDays > 0) return length.businessDays === number;
  const [inMonths, inYears] = [length.months === number, length.months === 12 * number];
  return months % 12 === 0 && inYears ? true : inMonths;
}
