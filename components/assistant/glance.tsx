"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { passageAddress } from "@/components/contracts/linked-passage";
import { Link } from "@/components/ui/link";
import { DateText } from "@/components/ui/date-text";
import type { FactDto } from "@/lib/assistant/review/review-schema";
import type { Passage } from "@/lib/engine/port";
import type { FactKind } from "@/lib/engine/review/fact";
import { firstStated, type StatedFacts } from "@/lib/engine/review/stated-facts";
import type { AssistantActions } from "./assistant-calls";
import { BasisBadge } from "./basis-badge";
import type { Request } from "./conversation";

type GlanceProps = {
  facts: Facts;
  onShowPassage: (passage: Passage) => void;
  /** If the assistant is available, it is asked about facts no rule found, and shows the nearest clauses. */
  onAsk?: (request: Request) => void;
};

const HEIGHTS: Record<GlanceRow, string> = { parties: "h-14", end: "h-9", price: "h-9", law: "h-9" };

/**
 * Who with whom, until when, for how much, under which law: verbatim, each with how sure it is and a link to its
 * passage. Rows have their final height before the facts load.
 */
export function Glance({ facts, onShowPassage, onAsk }: GlanceProps) {
  const { glance: words, facts: factWords } = useCopy().assistant;
  if (facts === "failed") return <p className="text-xs text-ink-muted">{factWords.failed}</p>;
  const lines = facts === "loading" ? GLANCE_ROWS.map((row) => ({ row, facts: [], more: 0 })) : toGlance(facts);
  return (
    <table
      aria-label={words.label}
      aria-busy={facts === "loading"}
      className="w-full table-fixed rounded border border-line bg-surface text-sm"
    >
      <colgroup>
        <col className="w-20" />
        <col />
      </colgroup>
      <tbody className="divide-y divide-line">
        {lines.map((line) => (
          <tr key={line.row} className={HEIGHTS[line.row]}>
            <th scope="row" className="px-2.5 py-1 text-left align-middle text-xs font-normal text-ink-muted">
              {words.rows[line.row]}
            </th>
            <td className="py-1 pr-1.5 align-middle">
              {facts === "loading" ? (
                <span aria-hidden="true" className="block h-3 w-3/5 rounded bg-line" />
              ) : (
                <Stated line={line} onShowPassage={onShowPassage} onAsk={onAsk} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type StatedProps = { line: GlanceLine } & Pick<GlanceProps, "onShowPassage"> & { onAsk: GlanceProps["onAsk"] };

function Stated({ line, onShowPassage, onAsk }: StatedProps) {
  const { glance: words } = useCopy().assistant;
  if (line.facts.length === 0) return <Missing row={line.row} onAsk={onAsk} />;
  return line.facts.map((fact, index) => (
    <span key={index} className="flex items-start gap-2 max-sm:items-center">
      <span title={fact.value} className="min-w-0 flex-1 pt-0.5 break-words hyphens-auto">
        <Value fact={fact} />
        {line.more > 0 && index === line.facts.length - 1 && (
          <span className="text-xs text-ink-muted"> {words.more(line.more)}</span>
        )}
      </span>
      {(index === 0 || line.facts[0]?.basis !== fact.basis) && <BasisBadge basis={fact.basis} isShort isMute />}
      <Source fact={fact} onShowPassage={onShowPassage} />
    </span>
  ));
}

/** Leads to the words, in the contract or in the amendment that brought them. */
function Source({
  fact: { passage, document },
  onShowPassage,
}: { fact: FactDto } & Pick<StatedProps, "onShowPassage">) {
  const { glance: words, facts: factWords, passage: passageWords } = useCopy().assistant;
  const look =
    "min-h-6 min-w-10 shrink-0 rounded px-1 text-right whitespace-nowrap text-xs font-medium text-primary hover:underline";
  if (document) {
    const address = passageAddress(document.contractId, { ...passage, versionId: document.versionId });
    return (
      <Link href={address} title={passageWords.openDocument(document.name)} className={look}>
        {factWords.inAmendment}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={words.show(passage.page)}
      title={passage.content}
      onClick={() => onShowPassage(passage)}
      className={look}
    >
      {factWords.page(passage.page)}
    </button>
  );
}

function Missing({ row, onAsk }: { row: GlanceRow } & Pick<StatedProps, "onAsk">) {
  const { glance: words, chat } = useCopy().assistant;
  const [end = "", , price = ""] = chat.examples; // questions for these exist in every language
  const questions: Record<GlanceRow, string> = { ...words.questions, end, price };
  return (
    <span className="flex items-center justify-between gap-2">
      <span title={words.missingHint} className="text-ink-muted">
        {words.missing}
      </span>
      {onAsk && (
        <button
          type="button"
          onClick={() => onAsk({ kind: "chat", text: questions[row] })}
          className="min-h-6 rounded px-1 text-xs font-medium text-primary hover:underline"
        >
          {words.look}
        </button>
      )}
    </span>
  );
}

/** Verbatim; a computed date is marked as worked out. */
function Value({ fact: { value, iso, from, role } }: { fact: FactDto }) {
  const isReckoned = from !== undefined && iso?.length === "2026-01-01".length;
  return (
    <>
      <span className="font-medium">{value}</span>
      {isReckoned && (
        <span className="text-ink-muted">
          {" → "}
          <DateText value={iso} />
        </span>
      )}
      {role && <span className="text-ink-muted"> {role}</span>}
    </>
  );
}

export type Facts = readonly FactDto[] | "loading" | "failed";

/** The key facts of the displayed version; read once for all places that show them. */
export function useFacts(contractId: string, versionId: string, read: AssistantActions["facts"]): Facts {
  const { data, isFailed } = useRead(`facts ${contractId} ${versionId}`, async () => {
    const answer = await read({ contractId, versionId }, new AbortController().signal);
    return answer.ok ? { versionId, facts: answer.data.facts } : null;
  });
  if (data?.versionId === versionId) return data.facts;
  return isFailed ? "failed" : "loading";
}

/** Which facts are shown at a glance, and how. Source: B-12.23. */
const GLANCE_ROWS = ["parties", "end", "price", "law"] as const;
type GlanceRow = (typeof GLANCE_ROWS)[number];

/** Shows the first kind of a row that the contract has. */
const KINDS: Record<GlanceRow, readonly FactKind[]> = {
  parties: ["parties"],
  end: ["expiration_date", "term"],
  price: ["price"],
  law: ["governing_law"],
};
/** Rows have a fixed height, so that nothing moves when the facts load. */
const LINES: Record<GlanceRow, number> = { parties: 2, end: 1, price: 1, law: 1 };

/** No facts if the contract doesn't say. */
type GlanceLine = { row: GlanceRow } & StatedFacts<FactDto>;

/** The rows in order, each with its facts. */
function toGlance(facts: readonly FactDto[]): readonly GlanceLine[] {
  return GLANCE_ROWS.map((row) => ({ row, ...firstStated(facts, KINDS[row], LINES[row]) }));
}
