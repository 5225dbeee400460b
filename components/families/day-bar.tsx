"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { documentLabel } from "@/lib/families/label";
import type { FamilyDto, TextQuery } from "@/lib/families/schema";

/** Which text is asked for. */
export type Asked = { on: string; way: "asSigned" | "onDay" | { ifSigned: string } };

export function toTextQuery({ on, way }: Asked): TextQuery {
  if (way === "asSigned") return { asSigned: "true" };
  return way === "onDay" ? { on } : { on, with: way.ifSigned };
}

type DayBarProps = {
  family: FamilyDto;
  asked: Asked;
  onAsk: (asked: Asked) => void;
  onlyAmended: boolean;
  onOnlyAmended: (onlyAmended: boolean) => void;
};

/** The day, as signed, today, or as if a draft were signed; and whether only what was amended is shown. */
export function DayBar({ family, asked, onAsk, onlyAmended, onOnlyAmended }: DayBarProps) {
  const words = useCopy().families;
  const { today, documents } = family;
  const drafts = documents.filter(({ role, isSigned }) => role === "amendment" && !isSigned);
  const segments = [
    { label: words.text.asSigned, isOn: asked.way === "asSigned", ask: { on: asked.on, way: "asSigned" as const } },
    {
      label: words.text.today,
      isOn: asked.way === "onDay" && asked.on === today,
      ask: { on: today, way: "onDay" as const },
    },
    ...drafts.map((draft) => ({
      label: words.text.ifSigned(documentLabel(draft, words)),
      isOn: typeof asked.way === "object" && asked.way.ifSigned === draft.id,
      ask: { on: today, way: { ifSigned: draft.id } },
    })),
  ];
  return (
    <div className="family-daybar">
      <label className="family-day-field">
        <span className="font-medium">{words.text.title}</span>
        <input
          type="date"
          value={asked.on}
          aria-label={words.text.day}
          onChange={({ target: { value } }) => value !== "" && onAsk({ on: value, way: "onDay" })}
        />
      </label>
      <div className="family-segments" role="group" aria-label={words.text.title}>
        {segments.map(({ label, isOn, ask }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isOn}
            className={classes(isOn && "on")}
            onClick={() => onAsk(ask)}
          >
            {label}
          </button>
        ))}
      </div>
      <label className="family-only">
        <input type="checkbox" checked={onlyAmended} onChange={({ target }) => onOnlyAmended(target.checked)} />
        {words.text.onlyAmended}
      </label>
    </div>
  );
}
