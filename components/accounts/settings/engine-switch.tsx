"use client";

import { useId } from "react";
import { useCopy } from "@/components/copy/copy-provider";

/** The model that the server has, and the host that texts are sent to. */
export type ConfiguredModel = { model: string; host: string };
type Props = { isOn: boolean; disabled: boolean; model: ConfiguredModel | null; onChange: (isOn: boolean) => void };

/**
 * Whether the person's contracts stay on the built-in engine; without a model it says that they do anyway. Source:
 * B-12.15.
 */
export function EngineSwitch({ isOn, disabled, model, onChange }: Props) {
  const words = useCopy().settings.engine;
  const [id, hintId] = [useId(), useId()];
  return (
    <div className="flex items-start gap-4 border-t border-line pt-5">
      <div className="min-w-0 flex-1 space-y-1">
        <label htmlFor={id} className="block text-sm font-medium">
          {words.builtInOnly}
        </label>
        <p id={hintId} className="max-w-prose text-sm break-words text-ink-muted">
          {model ? words.meaning(model.model, model.host) : words.noModel}
        </p>
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        disabled={disabled}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-white before:shadow-card before:transition-transform checked:bg-primary checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-55"
      />
    </div>
  );
}
