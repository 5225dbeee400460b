"use client";

import { useCopy } from "@/components/copy/copy-provider";
import "./drafting.css";

const STEPS = ["file", "check", "drafts"] as const;
export type DraftStep = (typeof STEPS)[number];

/** Where one is on the way to the drafts. @param first what the first step is called, if not by a file */
export function Steps({ at, first }: { at: DraftStep; first?: string }) {
  const words = useCopy().drafting.steps;
  return (
    <ol aria-label={words.label} className="draft-steps">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === at ? "step" : undefined}>
          <span className="draft-step-number" aria-hidden>
            {index + 1}
          </span>
          {step === "file" && first !== undefined ? first : words[step]}
        </li>
      ))}
    </ol>
  );
}
