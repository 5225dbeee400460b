/** A contract's end and its renewal on one day are one date: it ends or renews. Pure. Source: B-27.10. */
import { isOpen } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";

/** `joined`: the other of the two, which what is done with this one is done with too. */
export type ListedDeadline = DeadlineDto & { joined?: DeadlineDto };
type Words = { renewal: string; unlessNotice: (day: string) => string; unlessEnded: string };

/** The surer of the two stands for both, called by the notice that stops the renewal. Settled ones stay as they are. */
export function joinedEnds(deadlines: readonly DeadlineDto[], words: Words): ListedDeadline[] {
  const pairs = deadlines.flatMap((renewal) => {
    const end = renewal.kind === "renewal" && deadlines.find((one) => isItsEnd(one, renewal));
    const kept = end && (end.state === renewal.state ? renewal : [end, renewal].find(({ state }) => isOpen(state)));
    return end && kept ? [{ kept, other: kept === end ? renewal : end, renewal }] : [];
  });
  const [byKept, gone] = [new Map(pairs.map((pair) => [pair.kept, pair])), new Set(pairs.map(({ other }) => other))];
  return deadlines
    .filter((one) => !gone.has(one))
    .map((one) => {
      const pair = byKept.get(one);
      if (!pair) return one;
      const notice = lastNotice(deadlines, pair.renewal);
      const title = notice === null ? words.unlessEnded : words.unlessNotice(notice);
      return { ...one, joined: pair.other, ...(pair.renewal.title === words.renewal ? { title } : {}) };
    });
}

const isAlive = ({ state, isFound }: DeadlineDto) => isFound && state !== "done" && state !== "dismissed";

function isItsEnd(one: DeadlineDto, renewal: DeadlineDto): boolean {
  const isSame = one.contractId === renewal.contractId && one.date === renewal.date;
  return isSame && one.kind === "expiration" && isAlive(one) && isAlive(renewal) && !one.isTextChanged;
}

/** The last day for a notice that stops the renewal: one that rests on its clauses, as a break notice doesn't. */
function lastNotice(deadlines: readonly DeadlineDto[], renewal: DeadlineDto): string | null {
  const days = deadlines.flatMap((one) => (isItsNotice(one, renewal) ? [one.date] : []));
  return days.toSorted().at(-1) ?? null;
}

function isItsNotice(one: DeadlineDto, renewal: DeadlineDto): boolean {
  const isBefore = one.contractId === renewal.contractId && one.kind === "notice" && one.date < renewal.date;
  const passages = passagesOf(renewal);
  return isBefore && one.state !== "dismissed" && passagesOf(one).some((own) => passages.some(overlaps(own)));
}

const passagesOf = ({ source, also }: DeadlineDto) => (source ? [source, ...also] : also);
const overlaps =
  (one: { start: number; end: number }) =>
  ({ start, end }: { start: number; end: number }) =>
    one.start < end && start < one.end;
