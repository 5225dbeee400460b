"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ChevronDownIcon, TrashIcon } from "@/components/ui/icons";
import { Textarea } from "@/components/ui/textarea";
import type { Level, Position } from "@/lib/positions/position";
import { LimitRows } from "./limit-rows";
import { topicName } from "@/lib/positions/topic-name";

type Props = { position: Position; isReadOnly: boolean; onChange: (position: Position) => void; onRemove: () => void };

const NO_LEVEL: Level = { text: "", wording: "", limits: [] };

/** One position: a line that opens. Its fields are made when it is first opened. */
export function PositionEditor({ position, isReadOnly, onChange, onRemove }: Props) {
  const words = useCopy().positions;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex cursor-pointer list-none items-start gap-3 px-4 py-3 hover:bg-primary-50/40">
        <ChevronDownIcon className="mt-0.5 size-4 shrink-0 -rotate-90 text-ink-muted group-open:rotate-0" />
        <span className="min-w-0 flex-1 sm:grid sm:grid-cols-3 sm:gap-4">
          <span className="block font-medium break-words">{topicName(position.topic, words.topics)}</span>
          <span className="block text-sm break-words text-ink-muted sm:col-span-2">{position.wanted.text}</span>
        </span>
      </summary>
      {isOpen && <PositionFields {...{ position, isReadOnly, onChange, onRemove }} />}
    </details>
  );
}

function PositionFields({ position, isReadOnly, onChange, onRemove }: Props) {
  const words = useCopy().positions;
  const fallback = position.fallback ?? NO_LEVEL;
  return (
    <div className="space-y-5 border-t border-line bg-page/50 px-4 py-4">
      <div className="grid gap-5 lg:grid-cols-3">
        <LevelFields
          title={words.position.wanted}
          level={position.wanted}
          onChange={(wanted) => onChange({ ...position, wanted })}
        />
        <LevelFields
          title={words.position.fallback}
          level={fallback}
          onChange={(level) => onChange({ ...position, fallback: level.text === "" ? null : level })}
        />
        <LevelFields
          title={words.position.redLine}
          level={position.redLine}
          onChange={({ text, limits }) => onChange({ ...position, redLine: { text, limits } })}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.position.why}>
          <Textarea
            rows={2}
            value={position.why}
            onChange={(event) => onChange({ ...position, why: event.target.value })}
          />
        </Field>
        <Field label={words.position.law}>
          <Textarea
            rows={2}
            value={position.law}
            onChange={(event) => onChange({ ...position, law: event.target.value })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={position.isReadByLawyer}
            onChange={(event) => onChange({ ...position, isReadByLawyer: event.target.checked })}
          />
          {words.position.read}
        </label>
        {!position.isReadByLawyer && <p className="text-sm text-warning-700">{words.unread}</p>}
        {!isReadOnly && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            <TrashIcon className="size-4" />
            {words.position.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

type LevelProps = {
  title: string;
  level: { text: string; wording?: string; limits: Level["limits"] };
  onChange: (level: Level) => void;
};

function LevelFields({ title, level: { text, wording, limits }, onChange }: LevelProps) {
  const words = useCopy().positions.position;
  const whole: Level = { text, wording: wording ?? "", limits };
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{title}</legend>
      <Field label={title}>
        <Textarea rows={3} value={text} onChange={(event) => onChange({ ...whole, text: event.target.value })} />
      </Field>
      {wording !== undefined && (
        <Field label={words.wording} hint={words.wordingHint}>
          <Textarea
            rows={4}
            value={wording}
            onChange={(event) => onChange({ ...whole, wording: event.target.value })}
          />
        </Field>
      )}
      <LimitRows limits={limits} onChange={(next) => onChange({ ...whole, limits: next })} />
    </fieldset>
  );
}
