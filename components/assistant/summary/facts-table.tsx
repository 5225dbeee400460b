"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { ClauseHelp } from "@/components/help/clause-help";
import { DateText } from "@/components/ui/date-text";
import type { FactDto } from "@/lib/assistant/review/review-schema";
import type { Basis, Passage } from "@/lib/engine/port";
import { BasisBadge } from "../basis-badge";

type ShownFact = FactDto & { shownBasis: Basis };
type Props = { facts: readonly ShownFact[]; onShowPassage: (passage: Passage) => void };

/** The contract's key facts, a line each where it fits: kind, wording, basis, and a link to the passage. */
export function FactsTable({ facts, onShowPassage }: Props) {
  const words = useCopy().assistant.facts;
  return (
    <div className="space-y-1.5">
      <Legend facts={facts} />
      <table aria-label={words.label} className="w-full table-fixed border-collapse border border-line text-sm">
        <colgroup>
          <col className="w-24" />
          <col />
          <col className="w-18" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.columns.kind}</th>
            <th scope="col">{words.columns.value}</th>
            <th scope="col">{words.columns.page}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact, index) => (
            <FactRow
              // Two facts may be identical; their position in the list never changes.
              key={index}
              fact={fact}
              isSameKind={facts[index - 1]?.kind === fact.kind}
              onShowPassage={onShowPassage}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const BASES: readonly Basis[] = ["stated", "likely", "nearest"];

/** What the signs beside the facts mean; read out with each fact. */
function Legend({ facts }: { facts: readonly ShownFact[] }) {
  const shown = BASES.filter((basis) => facts.some(({ shownBasis }) => shownBasis === basis));
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-2 text-xs">
      {shown.map((basis) => (
        <BasisBadge key={basis} basis={basis} />
      ))}
    </p>
  );
}

type RowProps = { fact: ShownFact; isSameKind: boolean; onShowPassage: Props["onShowPassage"] };

function FactRow({ fact, isSameKind, onShowPassage }: RowProps) {
  const words = useCopy().assistant.facts;
  const { kind, role, passage, shownBasis } = fact;
  const name = words.kinds[kind];
  return (
    <tr className={isSameKind ? "align-top" : "border-t border-line align-top first:border-t-0"}>
      <th scope="row" className="py-1.5 pr-2 pl-2.5 text-left text-xs leading-5 font-normal break-words text-ink-muted">
        <span className={isSameKind ? "sr-only" : undefined}>{name}</span>
      </th>
      <td className="py-1">
        <div className="flex flex-wrap items-start">
          <div className="min-w-0 flex-1 basis-20 py-0.5 break-words">
            <FactValue fact={fact} />
            {role && <span className="text-ink-muted"> {role}</span>}
          </div>
          {!isSameKind && <ClauseHelp topic={kind} name={name} isBrief />}
        </div>
      </td>
      <td className="py-1 pr-1">
        <div className="flex items-center justify-end">
          <BasisBadge basis={shownBasis} isShort isMute />
          <button
            type="button"
            aria-label={words.showAtPage(name, passage.page)}
            title={passage.content}
            onClick={() => onShowPassage(passage)}
            className="min-h-6 rounded px-1 text-xs font-medium whitespace-nowrap text-primary hover:underline"
          >
            {words.page(passage.page)}
          </button>
        </div>
      </td>
    </tr>
  );
}

/** The contract's words; of a day that it doesn't spell out first the day, and last how it was counted. */
function FactValue({ fact: { value, iso, from } }: { fact: FactDto }) {
  const words = useCopy().assistant.facts;
  const isReckoned = iso?.length === "2026-01-01".length && !value.includes(iso.slice(0, 4));
  if (!isReckoned) return <span className="font-medium">{value}</span>;
  return (
    <>
      <span className="font-medium">
        <DateText value={iso} />
      </span>
      <span className="text-ink-muted">
        {": "}
        {value}
        {from && (
          <>
            {" ("}
            <DateText value={from.iso} /> + {words.length(from.months, from.days)})
          </>
        )}
      </span>
    </>
  );
}
