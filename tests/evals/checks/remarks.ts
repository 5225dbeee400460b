import { liability } from "@/lib/engine/suggest/liability";
import { oneSidedRights } from "@/lib/engine/suggest/opposites/one-sided";
import { leavingAlone } from "@/lib/engine/suggest/one-sided/leaving-alone";
import { observations } from "@/lib/engine/suggest/one-sided/observations";
import { unevenPenalties } from "@/lib/engine/suggest/one-sided/penalties";
import { renewals } from "@/lib/engine/suggest/values/renewal";
import { toDraft } from "@/lib/engine/suggest/draft";
import { readOnce } from "@/lib/engine/text/reading";
import type { Sample } from "./contracts";
import { isOneSided } from "./risks";

const CHECKS = [observations, unevenPenalties, leavingAlone, liability, oneSidedRights, renewals];

/** What is remarked of one-sided clauses alone, without the other checks, which take much longer. */
export function remarksIn({ contract }: Sample) {
  const draft = toDraft(readOnce(contract));
  return CHECKS.flatMap((check) => check(draft))
    .filter(({ check }) => isOneSided(check))
    .map(({ check, values, start, end }) => ({ check, values, words: draft.text.slice(start, end) }));
}
