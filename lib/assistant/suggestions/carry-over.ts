/** Keeps earlier dismissals in later versions. Pure. Source: B-13.6. */

/** `check` is empty for a model's proposals; these are identified by title. */
type Named = { check: string; title: string; quote: string };
type Finding = Named & { start: number; end: number };
type Dismissal = { decidedAt: Date | null; decidedByName: string | null };

export type Earlier = {
  /** Everything ever dismissed on the contract. */
  ever: readonly (Dismissal & Named)[];
  /** The last analysis of another version, and that version's text; null if there is none. */
  last: { text: string; findings: readonly (Finding & Dismissal & { state: string })[] } | null;
};

/** Characters around a quote that distinguish equal quotes. */
const BESIDE = 40;

/**
 * The earlier dismissal of each finding, or null: same check and quote, and if several are alike, such as blanks to
 * fill in, also the same words before or after it.
 */
export function matchDismissals(
  text: string,
  findings: readonly Finding[],
  { ever, last }: Earlier,
): (Dismissal | null)[] {
  const [now, before] = [countByKey(findings), countByKey(last?.findings ?? [])];
  const byKey = new Map([...ever].reverse().map((dismissal) => [toKey(dismissal), dismissal]));
  const stood =
    last &&
    indexByPlace(
      last.text,
      last.findings.filter(({ state }) => state === "dismissed"),
    );
  return findings.map((finding) => {
    const key = toKey(finding);
    const isAlone = now.get(key) === 1 && (before.get(key) ?? 0) <= 1;
    // dismissed before checks had keys
    if (isAlone) return byKey.get(key) ?? byKey.get(toKey({ ...finding, check: "" })) ?? null;
    return stood?.first({ text, finding }) ?? null;
  });
}

type Standing = { text: string; finding: Finding };

/** Findings by the words around them, so that each is looked up, not searched for. */
function indexByPlace<T extends Finding>(
  text: string,
  findings: readonly T[],
): { first: (standing: Standing) => T | undefined } {
  const [byBefore, byAfter] = [new Map<string, number>(), new Map<string, number>()];
  findings.forEach((finding, index) => {
    const key = toKey(finding);
    const [before, after] = [`${key}\n${wordsBefore({ text, finding })}`, `${key}\n${wordsAfter({ text, finding })}`];
    if (!byBefore.has(before)) byBefore.set(before, index);
    if (!byAfter.has(after)) byAfter.set(after, index);
  });
  const first = (standing: Standing) => {
    const key = toKey(standing.finding);
    const index = Math.min(
      byBefore.get(`${key}\n${wordsBefore(standing)}`) ?? Infinity,
      byAfter.get(`${key}\n${wordsAfter(standing)}`) ?? Infinity,
    );
    return findings[index];
  };
  return { first };
}

function wordsBefore({ text, finding }: Standing): string {
  return text.slice(Math.max(0, finding.start - BESIDE), finding.start);
}

function wordsAfter({ text, finding }: Standing): string {
  return text.slice(finding.end, finding.end + BESIDE);
}

function countByKey(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(toKey(finding), (counts.get(toKey(finding)) ?? 0) + 1);
  return counts;
}

function toKey({ check, title, quote }: Named): string {
  return `${check === "" ? title : check}\n${quote}`;
}
