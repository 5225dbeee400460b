"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Field, Textarea, Input, Select } from "@/components/ui/field";
import { ChevronDownIcon, TrashIcon, CloseIcon, PlusIcon } from "@/components/ui/icons";
import { MAX_LIMITS, UNITS } from "@/lib/positions/bounds";
import type { Level, Position, Limit } from "@/lib/positions/position";
import { topicName } from "@/lib/positions/kinds";

type Props = { position: Position; isReadOnly: boolean; onChange: (position: Position) => void; onRemove: () => void };

const NO_LEVEL: Level = { text: "", wording: "", limits: [] };

/** One position: an expandable line. Its fields are rendered when first opened. */
export function PositionEditor({ position, isReadOnly, onChange, onRemove }: Props) {
  const { positions: words, answerColumns } = useCopy();
  const names = { ...answerColumns.topics, ...words.topics }; // a drafted playbook has topics that no starter has
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex cursor-pointer list-none items-start gap-3 px-4 py-3 hover:bg-primary-50/40">
        <ChevronDownIcon className="mt-0.5 size-4 shrink-0 -rotate-90 text-ink-muted group-open:rotate-0" />
        <span className="min-w-0 flex-1 sm:grid sm:grid-cols-3 sm:gap-4">
          <span className="block font-medium break-words">{topicName(position.topic, names)}</span>
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

const KINDS = ["present", "absent", "mutual", "notOnlyTheirs", "atMost", "atLeast", "oneOf"] as const;
type Kind = (typeof KINDS)[number];

/** The automatic checks of one level. */
function LimitRows({ limits, onChange }: { limits: readonly Limit[]; onChange: (limits: Limit[]) => void }) {
  const words = useCopy().positions.position;
  const replace = (index: number, limit: Limit) => onChange(limits.map((one, at) => (at === index ? limit : one)));
  return (
    <div className="space-y-2">
      <p className="text-sm font-medium">{words.checks}</p>
      {limits.length === 0 && <p className="text-sm text-ink-muted">{words.noChecks}</p>}
      {limits.map((limit, index) => (
        <div key={index} className="flex items-start gap-2">
          <LimitRow limit={limit} onChange={(next) => replace(index, next)} />
          <IconButton label={words.removeCheck} onClick={() => onChange(limits.filter((_, at) => at !== index))}>
            <CloseIcon className="size-4" />
          </IconButton>
        </div>
      ))}
      {limits.length < MAX_LIMITS && (
        <Button variant="ghost" size="sm" className="-ml-2" onClick={() => onChange([...limits, { is: "present" }])}>
          <PlusIcon className="size-4" />
          {words.addCheck}
        </Button>
      )}
    </div>
  );
}

function LimitRow({ limit, onChange }: { limit: Limit; onChange: (limit: Limit) => void }) {
  const { position: words, limits: kinds, units } = useCopy().positions;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
      <div className="col-span-2">
        <Select
          aria-label={words.kind}
          value={limit.is}
          onChange={(event) => onChange(ofKind(KINDS.find((kind) => kind === event.target.value) ?? limit.is, limit))}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Select>
      </div>
      {(limit.is === "atMost" || limit.is === "atLeast") && (
        <>
          <Input
            aria-label={words.amount}
            type="number"
            min={0}
            step="any"
            value={limit.value}
            onChange={(event) => onChange({ ...limit, value: Math.max(0, Number(event.target.value)) })}
          />
          <Select
            aria-label={words.unit}
            value={limit.unit}
            onChange={(event) =>
              onChange({ ...limit, unit: UNITS.find((unit) => unit === event.target.value) ?? "days" })
            }
          >
            {UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {units[unit]}
              </option>
            ))}
          </Select>
        </>
      )}
      {limit.is === "oneOf" && (
        <Input
          aria-label={words.names}
          className="col-span-2"
          defaultValue={limit.names.join(", ")}
          onBlur={(event) => onChange({ is: "oneOf", names: namesIn(event.target.value) })}
        />
      )}
    </div>
  );
}

function ofKind(kind: Kind, known: Limit): Limit {
  if (kind === "oneOf") return { is: kind, names: known.is === "oneOf" ? known.names : ["…"] };
  if (kind !== "atMost" && kind !== "atLeast") return { is: kind };
  return known.is === "atMost" || known.is === "atLeast"
    ? { ...known, is: kind }
    : { is: kind, unit: "days", value: 30 };
}

function namesIn(text: string): string[] {
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return names.length > 0 ? names : ["…"];
}
