import { hasCue, type Cue } from "../find/cues";
import type { Sentence } from "../text/reading";
import type { Check, Finding } from "./check";
import { finding } from "./check";
import { clauseSentences, wordsOfSentence, type Draft } from "./draft";
import * as debtors from "../cues/en/debtors";
import * as en from "../cues/en/one-sided";
import * as mn from "../cues/mn/one-sided";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/one-sided";

const ENDS: readonly Cue[] = [
  { when: anyOf(en.endsWithoutNotice), unless: anyOf(en.endsForReason) },
  { when: anyOf(ru.endsWithoutNotice), unless: anyOf(ru.endsForReason) },
  { when: anyOf(mn.endsWithoutNotice), unless: anyOf(mn.endsForReason) },
];
const ENDED_THING = anyOf(en.endedThing, ru.endedThing, mn.endedThing);

/** One side may end the contract at any time with no notice to the other. */
export const endsWithoutNotice: Check = (draft) =>
  clauseSentences(draft)
    .filter((sentence) => hasCue(sentence, ENDS) && ENDED_THING.test(sentence.folded))
    .map((sentence) =>
      finding("terminationWithoutNotice", sentence, {
        values: {},
        severity: "medium",
        replacement: withNotice(draft, sentence),
      }),
    );

const WITHOUT_NOTICE = { en: anyOf(en.withoutNotice), ru: anyOf(ru.withoutNotice), mn: anyOf(mn.withoutNotice) };
const HASTE = { en: anyOf(en.haste), ru: anyOf(ru.haste), mn: anyOf(mn.haste) };
const NOTICE = {
  en: "on thirty (30) days' prior written notice",
  ru: "с предварительным, не менее чем за 30 (тридцать) дней, письменным уведомлением",
  mn: "30 (гуч) хоногийн өмнө бичгээр мэдэгдэж",
} as const;

/** The sentence with a month's notice where it says that there is none; null where more than that would change. */
function withNotice(draft: Draft, sentence: Sentence): string | null {
  const words = wordsOfSentence(draft, sentence);
  const { language } = draft;
  if (HASTE[language].test(words) || !WITHOUT_NOTICE[language].test(words)) return null;
  return words.replace(WITHOUT_NOTICE[language], NOTICE[language]);
}

const CHANGES: readonly Cue[] = [
  { when: anyOf(en.changesAlone), unless: anyOf(en.changesTogether) },
  { when: anyOf(ru.changesAlone), unless: anyOf(ru.changesTogether) },
  { when: anyOf(mn.changesAlone), unless: anyOf(mn.changesTogether) },
];
const CHANGED_THING = anyOf(en.changedThing, ru.changedThing, mn.changedThing);

/** One side may change the contract, or what is paid under it, without asking the other. */
export const changesAlone: Check = (draft) =>
  clauseSentences(draft)
    .filter((sentence) => hasCue(sentence, CHANGES) && CHANGED_THING.test(sentence.folded))
    .map((sentence) => finding("unilateralChange", sentence, { values: {}, severity: "medium" }));

const WAIVES: readonly Cue[] = [
  { when: anyOf(en.waivesClaims), unless: anyOf(en.waivesSome) },
  { when: anyOf(ru.waivesClaims), unless: anyOf(ru.waivesSome) },
  { when: anyOf(mn.waivesClaims), unless: anyOf(mn.waivesSome) },
];

/** One side gives up all claims against the other. */
export const waivesClaims: Check = (draft) =>
  clauseSentences(draft)
    .filter((sentence) => hasCue(sentence, WAIVES))
    .map((sentence) => finding("waiverOfClaims", sentence, { values: {}, severity: "high" }));

const AT_WILL_EN: readonly Cue[] = [{ when: anyOf(en.atWill) }];
const DECIDES = Object.values(en.atWill).map(({ pattern }) => pattern);
const AT_WILL_OTHERS: readonly Cue[] = [{ when: anyOf(ru.atWill) }, { when: anyOf(mn.atWill) }];
const IS_OWED = anyOf(ru.isOwed, mn.isOwed);
const RIGHT = anyOf(ru.right, mn.right);

/** A duty that is due only when the side that owes it likes: nobody can claim it. */
export const dueAtWill: Check = (draft) =>
  clauseSentences(draft)
    .filter((sentence) => isDueAtWill(sentence))
    .map((sentence): Finding => finding("dueAtWill", sentence, { values: {}, severity: "medium" }));

function isDueAtWill(sentence: Sentence): boolean {
  if (hasCue(sentence, AT_WILL_OTHERS)) return IS_OWED.test(sentence.folded) && !RIGHT.test(sentence.folded);
  return hasCue(sentence, AT_WILL_EN) && DECIDES.some((pattern) => isOwnChoice(sentence.folded, pattern));
}

const BOUND = anyOf(debtors.boundParty);
const IS_DONE = anyOf(debtors.isDone);
const IS_PAID = anyOf(debtors.isPaid);
const PERFORMER = anyOf(debtors.performer);
const PAYER = anyOf(debtors.payer);
const PRONOUN = anyOf(debtors.pronoun);

/** Whether who decides is who is bound: by its name or 'it', or, of what 'shall be done', by its role. */
function isOwnChoice(words: string, decides: RegExp): boolean {
  const match = decides.exec(words);
  if (!match) return false;
  const decider = match[1] ?? "its";
  const before = words.slice(0, match.index);
  const bound = [...before.matchAll(BOUND)].at(-1)?.[1];
  if (bound !== undefined) return PRONOUN.test(decider) || bound === decider;
  return (IS_DONE.test(before) && PERFORMER.test(decider)) || (IS_PAID.test(before) && PAYER.test(decider));
}
