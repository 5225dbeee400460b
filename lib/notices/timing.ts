/** By when a notice must be sent, from its date and from when it counts as received. Pure. Source: B-47.5, B-47.6. */
import type { Copy } from "@/lib/copy/copy";
import { earlier, later, readDay, writeDay } from "@/lib/days";
import { isUnanswered } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import type { Fact } from "@/lib/engine/review/fact";
import { NOTICE_WAYS, type NoticeWay } from "@/lib/engine/notices/words";
import { nearNotices, settledValue, toFact, waysSaid, type FactsAsked } from "./facts";
import { lastPostingDay, type Posting, type Receipt } from "./posting";
import type { NoticeDraftDto, NoticeFactDto, QuoteDto } from "./schema";

type Gaps = Copy["notices"]["gaps"];
/** What is known of when a notice sent in some way is received; null where it has to be asked. */
type KnownReceipt = { receipt: Receipt | null; quotes: QuoteDto[]; isSure: boolean };

/** The day by which it must have been received; what nobody has confirmed has to be. */
export function dueFact(deadline: DeadlineDto | null, chosen: string | undefined, gaps: Gaps): NoticeFactDto {
  if (!deadline) return toFact("dueOn", gaps, { isNeeded: false }, chosen);
  const { isChecked, date } = dueDay(deadline);
  const isOpen = isUnanswered(deadline.state) || deadline.isTextChanged || !isChecked;
  return toFact("dueOn", gaps, { value: date, basis: isOpen ? "likely" : "person" }, chosen);
}

/** The day in force goes before one that it replaced; a person's own stays, to be confirmed where it is another. */
export function dueDay({ date, textDate, isAmended, inForce }: DeadlineDto): { date: string; isChecked: boolean } {
  if (!inForce) return { date, isChecked: !isAmended };
  const isOwn = date !== textDate;
  return { date: isOwn ? date : inForce.date, isChecked: date === inForce.date };
}

/**
 * Of several lengths that the contract gives for a way, the one counts by which the letter goes out earliest: which of
 * three working days and five days is longer depends on the weekend and on holidays.
 * @param dueOn the day by which it must have been received
 */
function receiptFor({ read }: Pick<FactsAsked, "read">, way: NoticeWay, dueOn: string): KnownReceipt {
  const said = read.terms.receipts.filter((one) => one.way === way || one.way === null);
  const own = said.some((one) => one.way === way) ? said.filter((one) => one.way === way) : said;
  const counted = own.flatMap(({ days, isBusiness }): Receipt[] =>
    days === null ? [] : [{ how: "deemed", days, isBusiness }],
  );
  const sendBy = (receipt: Receipt) => lastPostingDay(dueOn, receipt)?.latestOn ?? "";
  const [earliest] = counted.sort((one, other) => sendBy(one).localeCompare(sendBy(other)));
  const quoted = own.map((one) => read.quoted(one));
  const quotes = quoted.flatMap((one) => one.quotes);
  const isSure = quoted.every((one) => one.isSure);
  if (earliest && own.length === counted.length) return { receipt: earliest, quotes, isSure };
  if (way === "hand") return { receipt: { how: "sameDay" }, quotes, isSure };
  return { receipt: null, quotes, isSure };
}

/** How long it takes: what the contract says, else what a person says; it is never assumed. */
export function transitFact(
  asked: FactsAsked,
  { way, due, today }: { way: NoticeWay | null; due: NoticeFactDto; today: string },
): { fact: NoticeFactDto; receipt: Receipt | null } {
  const { chosen, gaps, read } = asked;
  const isNeeded = due.value !== null;
  if (way === null) return { receipt: null, fact: toFact("transit", gaps, { isNeeded }) };
  const { receipt, quotes, isSure } = receiptFor(asked, way, due.value ?? today);
  if (receipt && isSure) {
    const value = receipt.how === "sameDay" ? "0" : String(receipt.days);
    return { receipt, fact: toFact("transit", gaps, { isNeeded, value, basis: "stated", quotes }) };
  }
  const nearest = quotes.length > 0 ? null : nearNotices(read);
  if (chosen.transitDays === undefined)
    return { receipt: null, fact: toFact("transit", gaps, { isNeeded, quotes, nearest }) };
  const days = chosen.transitDays;
  return {
    receipt: { how: "transit", days },
    fact: toFact("transit", gaps, { isNeeded, quotes, nearest }, String(days)),
  };
}

/** The sum with its steps, and whether it is too late. */
export function toPosting(due: NoticeFactDto, receipt: Receipt | null, today: string): NoticeDraftDto["posting"] {
  const posting = due.value === null || receipt === null ? null : lastPostingDay(due.value, receipt);
  if (!posting) return null;
  const counted = receipt && receipt.how !== "sameDay" ? receipt : null;
  return {
    ...posting,
    isPast: posting.latestOn < today,
    isUnconfirmed: settledValue(due) === null,
    steps: posting.steps.map(({ step, day }) => ({
      ...{ step, day },
      count: counted && step === counted.how ? counted.days : null,
      isBusiness: counted !== null && step === counted.how && (counted.how === "transit" || counted.isBusiness),
    })),
  };
}

/** Ways that the contract names by which a late notice still arrives. */
export function fasterWays(
  asked: FactsAsked,
  { posting, today }: { posting: Pick<Posting, "dueOn"> & { isPast: boolean }; today: string },
): NoticeDraftDto["faster"] {
  if (!posting.isPast) return [];
  const said = waysSaid(asked.read);
  return NOTICE_WAYS.filter((way) => said.get(way)?.isAllowed).flatMap((way) => {
    const { receipt, isSure } = receiptFor(asked, way, posting.dueOn);
    const sum = receipt && isSure ? lastPostingDay(posting.dueOn, receipt) : null;
    return sum && sum.latestOn >= today ? [{ way, latestOn: sum.latestOn }] : [];
  });
}

/**
 * The next end of a contract that renews itself, and by when notice must arrive for it; null where it isn't known. Not
 * `isCertain` where anything that it is counted from isn't stated.
 */
export function nextPeriod({ read, kind }: FactsAsked, today: string): NoticeDraftDto["nextPeriod"] {
  if (kind !== "nonRenewal") return null;
  const [end, term, notice] = (["expiration_date", "renewal_term", "renewal_notice"] as const).map((one) =>
    read.facts.get(one),
  );
  const isCertain = [end, term, notice].every((fact) => fact?.basis === "stated" && isSure(read, fact));
  const length = { months: term?.months ?? 0, days: term?.days ?? 0 };
  const before = { months: notice?.months ?? 0, days: notice?.days ?? 0 };
  let day = readDay(end?.iso ?? "");
  if (!day || length.months + length.days === 0 || before.months + before.days === 0) return null;
  for (let count = 0; count < MOST_TERMS; count += 1) {
    day = later(day, length);
    const dueOn = writeDay(earlier(day, before));
    if (dueOn >= today) return { endsOn: writeDay(day), dueOn, isCertain };
  }
  return null;
}

/** Facts of an amended text are no surer than what amends it. */
const isSure = (read: FactsAsked["read"], { passage }: Fact) => read.quoted({ passage, number: "" }).isSure;

const MOST_TERMS = 100;
