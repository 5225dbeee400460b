/**
 * Compares the deadlines computed from contracts with the corpus's labels: `npx tsx scripts/eval-deadlines.mts`. The
 * last day to give notice is right if it equals the labelled end minus the labelled notice. Uses the product's own
 * weights, which were also fitted to these contracts: results on others may be worse.
 */
import path from "node:path";
import { earlier, readDay, writeDay } from "@/lib/days";
import { deadlinesIn, type FoundDeadline } from "@/lib/deadlines/found";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readLabelled, type Labelled } from "./training/dataset";

const KINDS = ["expiration", "notice"] as const;
type Kind = (typeof KINDS)[number];

const LENGTH = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/u;

const corpus = path.resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
const { developers } = readLabelled(corpus);
const judged = developers.map((contract) => ({
  wanted: wantedDays(contract),
  found: deadlinesIn(findFacts(contract.reading, review(contract.reading))),
}));
process.stdout.write(`contracts: ${developers.length}\n`);
for (const kind of KINDS) {
  const days = judged.map(({ wanted, found }) => ({
    wanted: wanted[kind],
    deadline: found.find((one) => one.kind === kind) ?? null,
  }));
  process.stdout.write(`${kind}: ${formatShare(days)}\n`);
}

function formatShare(days: readonly { wanted: readonly string[]; deadline: FoundDeadline | null }[]): string {
  const isRight = ({ wanted, deadline }: (typeof days)[number]) => deadline !== null && wanted.includes(deadline.date);
  const found = days.filter(({ deadline }) => deadline !== null);
  const parts = (["stated", "likely"] as const).map((basis) => {
    const ofBasis = found.filter(({ deadline }) => deadline?.basis === basis);
    return `${basis} ${ofBasis.filter(isRight).length} of ${ofBasis.length} right`;
  });
  const labelled = days.filter(({ wanted }) => wanted.length > 0);
  return [`labels name a day ${labelled.length}, found of these ${labelled.filter(isRight).length}`, ...parts].join(
    "; ",
  );
}

/** The days named by the labels, by kind; none if they name no full date. */
function wantedDays({ rows }: Labelled): Record<Kind, string[]> {
  const ends = (rows.get("expiration_date")?.values ?? []).flatMap((text) => readDay(text) ?? []);
  const notices = (rows.get("renewal_notice")?.values ?? []).flatMap((text) => lengthIn(text) ?? []);
  return {
    expiration: ends.map(writeDay),
    notice: ends.flatMap((end) => notices.map((notice) => writeDay(earlier(end, notice)))),
  };
}

function lengthIn(text: string): { months: number; days: number } | null {
  const match = LENGTH.exec(text);
  if (!match) return null;
  const [years = 0, months = 0, weeks = 0, days = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return { months: years * 12 + months, days: weeks * 7 + days };
}
