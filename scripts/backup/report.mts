import type { Findings } from "@/lib/server/backup/check-store";
import { say } from "./command.mjs";

const SHOWN_NOTES = 10;

/** Prints the result of a check. @returns the exit code */
export function reportFindings({ checked, faults, notes }: Findings): number {
  for (const note of notes.slice(0, SHOWN_NOTES)) say(`Note: ${note}`);
  if (notes.length > SHOWN_NOTES) say(`Note: ${notes.length - SHOWN_NOTES} more of this kind.`);
  for (const fault of faults) say(`FAULT: ${fault}`);
  const seen = Object.entries(checked).map(
    ([kind, count]) => `${count} ${count === 1 ? kind.replace(/s$/, "") : kind}`,
  );
  say(
    `Checked ${seen.join(", ")}: ${faults.length === 0 ? "everything is as it was written." : `${faults.length} ${faults.length === 1 ? "fault" : "faults"}.`}`,
  );
  return faults.length === 0 ? 0 : 1;
}
