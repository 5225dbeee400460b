import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import { daysFrom, readDay } from "@/lib/days";
import { letterOf } from "@/lib/platform/mail/letter";
import type { MorningNews } from "@/lib/notifications/morning";
import type { DeadlineKind } from "./kinds";
import { titleWords } from "./words";

/** A deadline as the letter names it. */
type Told = { title: string; kind: DeadlineKind; date: string; contract: string; isProposed: boolean };
type Digest = {
  email: string;
  deadlines: readonly Told[];
  news: readonly MorningNews[];
  today: string;
  silentSince: string | null;
  url: string;
};

/** A letter names at most so many; the page has them all. */
const MOST_NAMED = 40;

/**
 * One morning's letter: dates in their order, then mentions and replies.
 * @param digest `silentSince`: the last day before reminders stopped for a while
 */
export function digestLetter(
  language: Language,
  { email, deadlines, news, today, silentSince, url }: Digest,
): { to: string; subject: string; html: string; text: string } {
  const { common, deadlines: words, notifications } = copyFor(language);
  const missing = { missing: common.dates.unknown, invalid: common.dates.invalid };
  const written = (day: string) => shortDate(day, missing, { language });
  const lines = deadlines.slice(0, MOST_NAMED).map((one) => {
    const what = `${titleWords(one, language)} – ${one.contract}`;
    return words.letter.line(written(one.date), distance(one.date, today, words.due), what, one.isProposed);
  });
  const more = deadlines.length - lines.length;
  const told = news.slice(0, MOST_NAMED).map(({ kind, by, contract }) => notifications.kinds[kind](by, contract));
  const titles = [
    ...(deadlines.length > 0 ? [words.letter.title(deadlines.length)] : []),
    ...(news.length > 0 ? [notifications.letter.title(news.length)] : []),
  ];
  const hasDeadlines = deadlines.length > 0;
  const content = {
    language,
    title: titles.join(", "),
    paragraphs: [
      ...(silentSince === null ? [] : [words.letter.silent(written(silentSince))]),
      ...lines,
      ...(more > 0 ? [words.letter.more(more)] : []),
      ...told,
      ...(news.length > told.length ? [notifications.letter.more(news.length - told.length)] : []),
    ],
    button: { label: hasDeadlines ? words.letter.button : notifications.letter.button, url },
    footer: hasDeadlines ? words.letter.footer : notifications.letter.footer,
  };
  return { to: email, subject: content.title, ...letterOf(content) };
}

type DueWords = { today: string; in: (days: number) => string; late: (days: number) => string };

function distance(date: string, today: string, words: DueWords): string {
  const [from, to] = [readDay(today), readDay(date)];
  const days = from && to ? daysFrom(from, to) : 0;
  if (days === 0) return words.today;
  return days > 0 ? words.in(days) : words.late(-days);
}
