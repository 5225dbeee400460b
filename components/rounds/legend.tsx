import { useCopy } from "@/components/copy/copy-provider";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";

type LegendProps = { changes: readonly RoundChangeDto[]; hasRefused: boolean };

/** What the marks in the text mean, as far as they occur in it. Source: B-26.11. */
export function Legend({ changes, hasRefused }: LegendProps) {
  const words = useCopy().roundChanges.legend;
  const isTracked = ({ tracked }: RoundChangeDto) => tracked;
  return (
    <ul aria-label={words.label} className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {changes.some(isTracked) && (
        <>
          <li>
            <ins className="redline-run">{words.inserted}</ins>
          </li>
          <li>
            <del className="redline-run">{words.deleted}</del>
          </li>
        </>
      )}
      {!changes.every(isTracked) && (
        <li>
          <ins className="redline-run round-untracked">{words.untracked}</ins>
        </li>
      )}
      {changes.some(({ kind }) => kind === "move") && (
        <li>
          <ins className="redline-run redline-moved">{words.moved}</ins>
        </li>
      )}
      {changes.some(({ kind }) => kind === "format") && (
        <li>
          <span className="round-formatted">{words.formatted}</span>
        </li>
      )}
      {hasRefused && (
        <li>
          <s className="redline-run round-refused">{words.refused}</s>
        </li>
      )}
    </ul>
  );
}
