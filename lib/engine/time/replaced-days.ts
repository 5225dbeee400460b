import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import type { Mention } from "./mentions";
import { withSpace } from "./paper-days";
import * as cue from "./paper-days.cues";

const { moved, ...plainEn } = cue.insteadOf.en;
const { moved: movedRu, replaced, ...plainRu } = cue.insteadOf.ru;
const INSTEAD = anyOf(plainEn, plainRu);
const MOVED = anyOf(moved, movedRu, replaced);
const THEN = anyOf(cue.thenAnother);
const TAKEN_AWAY = cue.takenAway.mn;
/** UTF-16 units. */
const AROUND = 180;

/** Whether a change takes a day away: 'moved from 15 March to' another, 'on 4 May instead of 1 May'. */
export function isTakenAway(text: string, { kind, sentence, start, end }: Mention): boolean {
  if (kind !== "date") return false;
  const before = withSpace(text.slice(Math.max(sentence.start, start - AROUND), start));
  const after = folded(text.slice(end, Math.min(sentence.end, end + AROUND)));
  return INSTEAD.test(before) || (MOVED.test(before) && THEN.test(after)) || TAKEN_AWAY.test(after);
}
