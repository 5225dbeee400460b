"use client";

import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { TextPreview } from "@/components/drafting/text-preview";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { CheckIcon, ErrorIcon, HistoryIcon, WarningIcon } from "@/components/ui/icons";
import { Progress, Spinner } from "@/components/ui/progress";
import type { AmendmentPreviewDto } from "@/lib/drafting/amending/amending-schema";
import { isReady, type Amending, type Item } from "./use-amending";

/** Step 2: the clause of each contract, and its draft amendment as it would be read. */
export function ContractsCheck({ amending, items }: { amending: Amending; items: readonly Item[] }) {
  const { amending: words, drafting } = useCopy();
  const [chosen, setChosen] = useState(items[0]?.contractId ?? "");
  const open = items.find(({ contractId }) => contractId === chosen) ?? items[0];
  const read = items.filter(({ found, failure }) => found !== null || failure !== "").length;
  const ready = items.filter(isReady).length;
  const isReading = read < items.length || items.some(isWaiting);
  return (
    <div className="space-y-4">
      {isReading && (
        <div className="max-w-4xl space-y-2">
          <p role="status" className="text-sm text-ink-muted">
            {words.finding(read, items.length)}
          </p>
          <Progress label={words.finding(read, items.length)} percent={(read / items.length) * 100} />
        </div>
      )}
      <div className="draft-check">
        <ContractLines items={items} open={open?.contractId ?? ""} onOpen={setChosen} amending={amending} />
        {open && <AmendmentPreview item={open} onChoose={(clause) => amending.choose(open, clause)} />}
      </div>
      <div className="draft-foot">
        <Button busy={amending.isBusy} disabled={ready === 0 || isReading} onClick={amending.make}>
          {words.make(ready)}
        </Button>
        <Button variant="outline" disabled={amending.isBusy} onClick={amending.back}>
          {words.back}
        </Button>
        {!isReading && ready < items.length && (
          <p className="text-sm text-ink-muted">{drafting.check.leftOut(items.length - ready)}</p>
        )}
      </div>
    </div>
  );
}

/** Its draft is still being written. */
const isWaiting = ({ clause, preview, failure }: Item) => clause !== "" && preview === null && failure === "";

const SHOWN_CHARS = 90;

/** A contract's clause, how it would read afterwards, and the draft that makes it so. */
function AmendmentPreview({ item, onChoose }: { item: Item; onChoose: (clause: string) => void }) {
  const { drafting, amending: words } = useCopy();
  const headingId = useId();
  const { found, clause, preview, failure } = item;
  return (
    <div className="draft-preview">
      <div className="space-y-2 border-b border-line px-4 py-3">
        <h2 id={headingId} className="text-base break-words">
          {preview?.name ?? found?.name ?? drafting.check.preview}
        </h2>
        {found && <ClauseChoice item={item} onChoose={onChoose} />}
        {found && found.hiddenCount > 0 && <Banner tone="warning">{words.hidden(found.hiddenCount)}</Banner>}
      </div>
      <div role="region" aria-labelledby={headingId} tabIndex={0} className="draft-paper space-y-4">
        {failure !== "" && <Banner tone="error">{failure}</Banner>}
        {failure === "" && !preview && (!found || clause !== "") && <Spinner label={words.unchecked} />}
        {found && clause === "" && <p className="text-sm text-ink-muted">{words.notSure}</p>}
        {preview && <WrittenAmendment preview={preview} clause={clause} />}
      </div>
    </div>
  );
}

/** Those that are likeliest come first. */
function ClauseChoice({ item: { found, clause }, onChoose }: { item: Item; onChoose: (clause: string) => void }) {
  const words = useCopy().amending;
  if (!found) return null;
  const near = found.near.flatMap((number) => found.clauses.filter((one) => one.number === number));
  const rest = found.clauses.filter(({ number }) => !found.near.includes(number));
  return (
    <Select aria-label={words.clauseOf(found.name)} value={clause} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{words.leaveOut}</option>
      {[...near, ...rest].map(({ number, content }) => (
        <option key={number} value={number}>
          {`${number} ${content.slice(0, SHOWN_CHARS)}`}
        </option>
      ))}
    </Select>
  );
}

function WrittenAmendment({ preview, clause }: { preview: AmendmentPreviewDto; clause: string }) {
  const words = useCopy().amending;
  return (
    <>
      <div className="space-y-1">
        <h3 className="text-sm font-medium">{words.after}</h3>
        {preview.problem !== null && <Banner tone="error">{preview.message}</Banner>}
        {preview.parts.length > 0 && (
          <p className="draft-clause">
            {clause}{" "}
            {preview.parts.map(({ text, state }, at) =>
              state === "out" ? (
                <del key={at}>{text}</del>
              ) : state === "in" ? (
                <ins key={at}>{text}</ins>
              ) : (
                <span key={at}>{text}</span>
              ),
            )}
          </p>
        )}
      </div>
      <TextPreview html={preview.html} />
    </>
  );
}

type ContractLinesProps = {
  items: readonly Item[];
  open: string;
  onOpen: (contractId: string) => void;
  amending: Pick<Amending, "leaveOut">;
};

/** All contracts with their clauses. Arrow keys walk, Space leaves one out. */
function ContractLines({ items, open, onOpen, amending }: ContractLinesProps) {
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
