/** Every row of the cost fuzzer. What isn't reached by one is refused by `tests/architecture/cost.test.ts`. */
import { ENGINE_ROWS, PART_ROWS, TALK_ROWS } from "./assistant-rows";
import { AT_ONCE_ROWS } from "./at-once-rows";
import { BEHIND_ROWS } from "./behind-rows";
import type { CostCase } from "./case";
import { CHANGE_ROWS } from "./change-rows";
import { COMPARISON_ROWS, EXPORT_ROWS, FILE_ROWS, HTML_ROWS, OTHER_ROWS, SEARCH_ROWS } from "./document-rows";
import { FAMILY_ROWS } from "./family-rows";
import { PAIRING_ROWS } from "./pairing-rows";
import { LANGUAGE_ROWS } from "./language-rows";
import { NOTICE_ROWS } from "./notice-rows";
import { PRACTICE_ROWS } from "./practice-rows";
import { SCAN_ROWS } from "./scan-rows";
import { SHEET_ROWS } from "./sheet-rows";
import { OWN_NUMBER_ROWS, LEDGER_ROWS, WORD_ROWS } from "./word-rows";

/** What people wait for, whole. */
const WHOLE: readonly CostCase[] = [
  ...SEARCH_ROWS,
  ...HTML_ROWS,
  ...COMPARISON_ROWS,
  ...FILE_ROWS,
  ...ENGINE_ROWS,
  ...TALK_ROWS,
  ...OTHER_ROWS,
  ...FAMILY_ROWS,
  ...SHEET_ROWS,
  ...PRACTICE_ROWS,
  ...PAIRING_ROWS,
  ...LANGUAGE_ROWS,
  ...NOTICE_ROWS,
  ...SCAN_ROWS,
  ...AT_ONCE_ROWS,
];

/** All cases; the short form leaves out the parts of what it measures whole. */
export function costCases({ isShort }: { isShort: boolean }): readonly CostCase[] {
  return isShort
    ? WHOLE
    : [
        ...WHOLE,
        ...PART_ROWS,
        ...CHANGE_ROWS,
        ...EXPORT_ROWS,
        ...OWN_NUMBER_ROWS,
        ...LEDGER_ROWS,
        ...WORD_ROWS,
        ...BEHIND_ROWS,
      ];
}
