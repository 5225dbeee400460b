"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useDay } from "@/components/ui/date-text";
import type { Copy } from "@/lib/copy/en";
import { isUnanswered } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { repeatName } from "./add-deadline";

/** What is known of a date, and who decided what about it. */
export function DeadlineFacts({ deadline }: { deadline: DeadlineDto }) {
  const { deadlines } = useCopy();
  const words = deadlines.details;
  const written = useDay();
  const decided = useDecision(deadline);
  const { working, textDate, basis, createdByName, note, repeat, snoozedUntil, afterEnd } = deadline;
  const lines = [
    afterEnd && deadlines.afterEnd(written(afterEnd.on), afterEnd.name),
    working,
    saysOtherwise(deadline) && textDate !== null ? words.textSays(written(textDate)) : null,
    amendedWords(deadline, deadlines, written),
    deadline.unsettled && deadlines.unsettled[deadline.unsettled].text,
    basis === "likely" && !deadline.isAmended && deadline.unsettled === null && !isVouchedFor(deadline)
      ? deadlines.likely
      : null,
    checkHint(deadline, deadlines),
    snoozedUntil === null ? null : deadlines.putOffUntil(written(snoozedUntil)),
    repeat === null ? null : `${words.repeats}: ${repeatName(repeat, deadlines.repeats)}`,
    createdByName === "" ? null : words.writtenBy(createdByName),
    decided,
    deadline.state === "confirmed" ? reminderWords(deadline, deadlines) : null,
  ].filter((line) => line !== null);
  return (
    <div className="space-y-0.5 text-ink-muted">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {note !== "" && (
        <p className="break-words whitespace-pre-line">
          {words.note}: {note}
        </p>
      )}
    </div>
  );
}

/** What the text in force gives, for whoever may read it; else that the date may have been replaced. */
function amendedWords(
  { isAmended, inForce, date }: DeadlineDto,
  words: Copy["deadlines"],
  written: (day: string) => string,
): string | null {
  if (!inForce) return isAmended ? words.amended.text : null;
  if (inForce.date === date) return words.inForce.same;
  return [words.inForce.other(written(inForce.date)), inForce.working ?? ""].join(" ").trim();
}

/** Whether the text names another day than the one kept; the day of what comes again moves on by itself. */
function saysOtherwise({ textDate, date, repeat, isTextChanged, source }: DeadlineDto): boolean {
  const isNext = repeat !== null && !isTextChanged;
  return textDate !== null && textDate !== date && !isNext && !source?.isGone;
}

function reminderWords({ remindDays }: DeadlineDto, words: Copy["deadlines"]): string {
  if (remindDays === null) return words.reminders.text;
  return words.remind.goOut(remindDays.map(words.remind.before).join(", "));
}

function checkHint({ state, isLessCertain }: DeadlineDto, words: Copy["deadlines"]): string | null {
  if (state !== "toCheck") return null;
  return isLessCertain ? words.lessCertainHint : words.toCheckHint;
}

/** Whether a person's decision about it still stands; then what the reading was unsure of doesn't matter any more. */
function isVouchedFor({ state, isTextChanged, answeredByName }: DeadlineDto): boolean {
  return !isUnanswered(state) && !isTextChanged && answeredByName !== "";
}

/** Who decided what, and when; of one that is asked about again, who answered last. */
function useDecision(deadline: DeadlineDto): string {
  const words = useCopy().deadlines.details;
  const written = useDay();
  const { state, answeredByName, answeredAt } = deadline;
  if (answeredByName === "") return words.nobody;
  if (answeredAt === null || state === "proposed" || state === "toCheck" || !isVouchedFor(deadline))
    return words.answeredBy(answeredByName);
  return words.decidedBy[state](answeredByName, written(answeredAt));
}
