"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { BookDraftDto } from "@/lib/positions/draft/schema";
import type { Position } from "@/lib/positions/position";
import { clauseAddress } from "./practice-calls";

type Props = { draft: BookDraftDto; isBusy: boolean; back: ReactNode; onSave: (topics: ReadonlySet<string>) => void };

/** Each topic with its wording and where that comes from; those not wanted are left out of what is saved. */
export function DraftReview({ draft, isBusy, back, onSave }: Props) {
  const { plan: words } = useCopy().practice;
  const { book, topics, leftOut, contracts, unread } = draft;
  const [kept, setKept] = useState<ReadonlySet<string>>(
    new Set(topics.flatMap(({ topic, isSure }) => (isSure ? topic : []))),
  );
  const toggle = (topic: string) => {
    const next = new Set(kept);
    if (!next.delete(topic)) next.add(topic);
    setKept(next);
  };
  return (
    <div className="space-y-4">
      <h2 role="status">{words.review(topics.length, contracts.length)}</h2>
      {unread.length > 0 && <p className="text-sm text-warning-700">{words.unread(unread.length)}</p>}
      <ul className="space-y-3">
        {book.positions.map((position) => (
          <DraftedPosition
            key={position.topic}
            position={position}
            source={topics.find(({ topic }) => topic === position.topic)}
            isKept={kept.has(position.topic)}
            onToggle={() => toggle(position.topic)}
          />
        ))}
      </ul>
      <LeftOut leftOut={leftOut} />
      <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-page py-3">
        <Button busy={isBusy} disabled={kept.size === 0} onClick={() => onSave(kept)}>
          {words.save(kept.size)}
        </Button>
        {back}
      </div>
    </div>
  );
}

type Source = BookDraftDto["topics"][number]["source"];
type DraftedProps = {
  position: Position;
  source: BookDraftDto["topics"][number] | undefined;
  isKept: boolean;
  onToggle: () => void;
};

function DraftedPosition({ position, source, isKept, onToggle }: DraftedProps) {
  const { plan: words } = useCopy().practice;
  const name = source?.name ?? position.topic;
  const { wanted, fallback, why } = position;
  return (
    <li className="space-y-3 rounded border border-line bg-surface p-4">
      <label className="flex items-baseline gap-3">
        <input
          type="checkbox"
          checked={isKept}
          onChange={onToggle}
          aria-label={words.keep(name)}
          className="size-4 shrink-0 self-center accent-primary"
        />
        <span className="font-medium">{name}</span>
        <span className="text-xs text-ink-muted">{why}</span>
      </label>
      {source?.isSure === false && <p className="text-sm text-warning-700">{words.unsure}</p>}
      <Level title={words.ask} text={wanted.text} wording={wanted.wording} source={source?.source ?? null} />
      {fallback && (
        <Level
          title={words.fallback}
          text={fallback.text}
          wording={fallback.wording}
          source={source?.fallbackSource ?? null}
        />
      )}
    </li>
  );
}

type LevelProps = { title: string; text: string; wording: string; source: Source | null };

function Level({ title, text, wording, source }: LevelProps) {
  const { plan: words } = useCopy().practice;
  return (
    <div className="space-y-1">
      <p className="text-sm">
        <span className="font-medium">{title}:</span> {text}
      </p>
      {wording !== "" && (
        <blockquote className="max-h-48 overflow-y-auto border-l-4 border-line pl-3 font-paper text-sm break-words whitespace-pre-line">
          {wording}
        </blockquote>
      )}
      {source && (
        <Link href={clauseAddress(source.contractId, source)} className="text-xs text-primary hover:underline">
          {words.from(source.name)}
        </Link>
      )}
    </div>
  );
}

function LeftOut({ leftOut }: Pick<BookDraftDto, "leftOut">) {
  const { plan: words } = useCopy().practice;
  if (leftOut.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium">
        {words.leftOut} ({leftOut.length})
      </summary>
      <ul className="pt-2 text-sm sm:columns-2">
        {leftOut.map(({ topic, name, why }) => (
          <li key={topic} className="break-words">
            {name} <span className="text-ink-muted">· {words.why[why]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
