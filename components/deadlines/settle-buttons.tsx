"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { isUnanswered } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { replacedBy } from "./replaced";
import type { DeadlineActions } from "./use-deadlines";

type SettleProps = {
  deadline: DeadlineDto;
  isBusy: boolean;
  change: (what: Parameters<DeadlineActions["change"]>[1]) => void;
};

/** Which day it is: one that the text in force gives in place of it comes first. */
export function SettleButtons({ deadline, isBusy, change }: SettleProps) {
  const words = useCopy().deadlines.details;
  const written = useDay();
  const { state, isTextChanged, textDate, date, source } = deadline;
  const other = state === "done" || state === "dismissed" ? null : replacedBy(deadline);
  const said = isTextChanged && textDate !== date && !source?.isGone ? textDate : null;
  const small = { size: "sm", disabled: isBusy } as const;
  return (
    <>
      {other !== null && (
        <Button {...small} onClick={() => change({ date: other })}>
          {words.take(written(other))}
        </Button>
      )}
      {isUnanswered(state) && (
        <Button
          {...small}
          {...(other === null ? {} : { variant: "outline" })}
          onClick={() => change({ state: "confirmed" })}
        >
          {isTextChanged || other !== null ? words.keep : words.confirm}
        </Button>
      )}
      {other === null && said !== null && (
        <Button {...small} variant="outline" onClick={() => change({ date: said })}>
          {words.take(written(said))}
        </Button>
      )}
    </>
  );
}
