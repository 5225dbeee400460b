"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { ClauseHelp } from "@/components/help/clause-help";
import { DateText } from "@/components/ui/date-text";
import type { FactDto } from "@/lib/assistant/review/review-schema";
import type { Basis, Passage } from "@/lib/engine/port";
import { BasisBadge } from "../basis-badge";

type ShownFact = FactDto & { shownBasis: Basis };
type Props = { facts: readonly ShownFact[]; onShowPassage: (passage: Passage) => void };

/** The contract's key facts: kind, wording, basis, and a link to the passage. */
export function FactsTable({ facts, onShowPassage }: Props) {
  const words = useCopy().assistant.facts;
  return (
    <table aria-label={words.label} className="w-full table-fixed border-collapse border border-line text-sm">
      <colgroup>
        <col className="w-24 sm:w-28" />
        <col />
        <col className="w-14" />
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
            isFirst={index === 0}
            isSameKind={facts[index - 1]?.kind === fact.kind}
            onShowPassage={onShowPassage}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { fact: ShownFact; isFirst: boolean; isSameKind: boolean; onShowPassage: Props["onShowPassage"] };

function FactRow({ fact, isFirst, isSameKind, onShowPassage }: RowProps) {
  const words = useCopy().assistant.facts;
  const { kind, value, role, passage, shownBasis } = fact;
  const name = words.kinds[kind];
  return (
    <tr className={isSameKind ? "align-top" : "border-t border-line align-top first:border-t-0"}>
      <th scope="row" className="py-1.5 pr-2 pl-2.5 text-left text-xs font-normal break-words text-ink-muted">
        <span className={isSameKind ? "sr-only" : undefined}>{name}</span>
      </th>
      <td className="py-1.5 pr-2">
        <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <div className="min-w-0 flex-1 basis-28 break-words">
            <span className="font-medium">{value}</span>
            {role && <span className="text-ink-muted"> {role}</span>}
            <Reckoned fact={fact} />
          </div>
          <BasisBadge basis={shownBasis} isShort />
        </div>
        {!isSameKind && <ClauseHelp topic={kind} name={name} isBrief={!isFirst} />}
      </td>
      <td className="py-1 pr-1.5 text-right">
        <button
          type="button"
          aria-label={words.showAtPage(name, passage.page)}
          title={passage.content}
          onClick={() => onShowPassage(passage)}
          className="min-h-7 rounded px-1 text-right text-xs font-medium text-primary hover:underline max-sm:px-0"
        >
          {words.page(passage.page)}
        </button>
      </td>
    </tr>
  );
}

/** A date the contract doesn't spell out, with what it was counted from. */
function Reckoned({ fact: { value, iso, from } }: { fact: FactDto }) {
  const words = useCopy().assistant.facts;
  if (iso?.length !== "2026-01-01".length || value.includes(iso.slice(0, 4))) return null;
  return (
    <span className="block text-xs text-ink-muted">
      <DateText value={iso} />
      {from && (
        <>
          {": "}
          <DateText value={from.iso} /> + {words.length(from.months, from.days)}
        </>
      )}
    </span>
  );
}
