"use client";

import { useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Progress } from "@/components/ui/progress";

/** Seconds after which a wait is explained. */
const LONG_S = 4;

/** That an answer is being made, how long it has taken so far and, when that grows, why. */
export function AnswerProgress({ label }: { label: string }) {
  const words = useCopy().assistant.progress;
  const seconds = useSeconds();
  return (
    <div className="space-y-1.5 text-sm text-ink-muted">
      {/* Said once by the panel's announcer; the count of seconds would be said anew each second. */}
      <p aria-hidden="true" className="flex justify-between gap-3">
        <span>{label}</span>
        {seconds > 0 && <span className="tabular-nums">{words.elapsed(seconds)}</span>}
      </p>
      <Progress label={label} percent={null} className="h-1" />
      {seconds >= LONG_S && <p className="text-xs">{words.long}</p>}
    </div>
  );
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
