"use client";

import { useRef, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { CheckIcon, ErrorIcon, HistoryIcon, WarningIcon } from "@/components/ui/icons";
import { isReady, type Amending, type Item } from "./use-amending";

type ContractLinesProps = {
  items: readonly Item[];
  open: string;
  onOpen: (contractId: string) => void;
  amending: Pick<Amending, "leaveOut">;
};

/** All contracts with their clauses. Arrow keys walk, Space leaves one out. */
export function ContractLines({ items, open, onOpen, amending }: ContractLinesProps) {
  const { amending: words, drafting } = useCopy();
  const list = useRef<HTMLUListElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && items[items.findIndex(({ contractId }) => contractId === open) + step];
    if (!next) return;
    event.preventDefault();
    onOpen(next.contractId);
    list.current?.querySelector<HTMLElement>(`[data-contract="${CSS.escape(next.contractId)}"] button`)?.focus();
  };
  return (
    <section aria-label={words.contracts} className="draft-rows">
      <p className="border-b border-line px-3 py-2 text-xs text-ink-muted">{drafting.check.keys}</p>
      <ul ref={list} onKeyDown={onKey} className="draft-rows-list">
        {items.map((item) => (
          <li
            key={item.contractId}
            data-contract={item.contractId}
            aria-current={item.contractId === open ? "true" : undefined}
          >
            <input
              type="checkbox"
              aria-label={words.include(item.found?.name ?? "…")}
              checked={isReady(item)}
              disabled={item.preview?.problem !== null}
              onChange={() => amending.leaveOut(item)}
            />
            <ContractLine
              item={item}
              isOpen={item.contractId === open}
              onOpen={() => onOpen(item.contractId)}
              onToggle={() => amending.leaveOut(item)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ContractLineProps = { item: Item; isOpen: boolean; onOpen: () => void; onToggle: () => void };

function ContractLine({ item, isOpen, onOpen, onToggle }: ContractLineProps) {
  const words = useCopy().amending;
  const { found, clause, preview } = item;
  return (
    <button
      type="button"
      tabIndex={isOpen ? 0 : -1}
      className="draft-row"
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== " " || preview?.problem !== null) return;
        event.preventDefault();
        onToggle();
      }}
    >
      <span className="flex min-w-0 items-start gap-2">
        <ItemMark item={item} />
        <span className="min-w-0 flex-1 break-words">{found?.name ?? words.unchecked}</span>
        {clause !== "" && <span className="text-xs text-ink-muted tabular-nums">{words.clause(clause)}</span>}
      </span>
      <ItemNote item={item} />
    </button>
  );
}

function ItemNote({ item: { found, clause, preview, failure } }: { item: Item }) {
  const words = useCopy().amending;
  const note = failure || preview?.message || (found && clause === "" ? words.notSure : "");
  if (note === "") return null;
  const isOpen = failure === "" && preview === null;
  return <span className={`block pl-6 text-xs ${isOpen ? "text-warning-700" : "text-danger"}`}>{note}</span>;
}

function ItemMark({ item: { found, clause, preview, failure } }: { item: Item }) {
  const words = useCopy().amending;
  const className = "mt-0.5 size-4 shrink-0";
  if (failure !== "" || (preview && preview.problem !== null))
    return <ErrorIcon className={`${className} text-danger`} />;
  if (preview)
    return (
      <span>
        <CheckIcon className={`${className} text-success`} />
        <span className="sr-only">{words.asMeant}</span>
      </span>
    );
  if (found && clause === "") return <WarningIcon className={`${className} text-warning-600`} />;
  return <HistoryIcon className={`${className} text-ink-muted`} />;
}
