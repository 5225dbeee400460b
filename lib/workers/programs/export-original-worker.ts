import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { cleanDocx, trackedDocx } from "@/lib/word/export";
import { WordRefusal } from "@/lib/word/refusal";
import { withTheirSteps } from "@/lib/word/credits";
import type { OriginalResult, OriginalTask } from "../exporting";
import { answerTasks } from "../threads/worker-answer";

answerTasks(({ original, editions, isTracked, ...besides }: OriginalTask): OriginalResult => {
  try {
    const bytes = isTracked
      ? trackedDocx(original, withTheirSteps(editions), besides)
      : cleanDocx(original, editions.at(-1)?.html ?? "", besides);
    return bytes.slice(); // moved to whoever asked, and so no view of a larger buffer
  } catch (cause) {
    if (cause instanceof WordRefusal) return { reason: cause.reason, place: cause.place };
    if (cause instanceof UnreadableDocument) return { reason: "markup", place: "" };
    throw cause;
  }
});
