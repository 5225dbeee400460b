import * as en from "../cues/en/yes-or-no";
import * as stance from "../cues/en/stance";
import * as mn from "../cues/mn/yes-or-no";
import * as stanceMn from "../cues/mn/stance";
import { anyOf, withFlags } from "../cues/pack";
import * as less from "../cues/en/qualified";
import * as lessMn from "../cues/mn/qualified";
import * as lessRu from "../cues/ru/qualified";
import * as ru from "../cues/ru/yes-or-no";
import * as stanceRu from "../cues/ru/stance";
import type { Actor } from "../find/actors";
import { wordsOf } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import type { Topic } from "../topics/topic";
import { hasWords, isNegative, withLead, type AskedAbout, type Who } from "./asked-about";
import { isPlainClause } from "../topics/plain-clauses";

/** What a clause replies to a question for yes or no; `unclear`: it is on it, and more than one word decides. */
export type Reply = "yes" | "no" | "consent" | "unclear";

const MODAL = anyOf(en.modal, ru.modal, mn.modal);
const MODALS = withFlags(MODAL, "gu");
const BANS = anyOf(en.bans, ru.bans, mn.bans);
const CONDITIONS = anyOf(en.conditions, ru.conditions, mn.conditions);
const FOR_A_TIME = anyOf(en.forATime, ru.forATime, mn.forATime);
const NEEDS_CONSENT = anyOf(en.needsConsent, ru.needsConsent, mn.needsConsent);
const EVERYONE = anyOf(en.everyone, ru.everyone, mn.everyone);
const FREES = anyOf(less.freesOf, lessRu.freesOf, lessMn.freesOf);
const ACTS_ABOUT = anyOf(less.actsAbout, lessRu.actsAbout);
const ENDS_ABOUT = anyOf(lessMn.actsAbout);
const SAID_BY_OTHERS = anyOf(less.saidByOthers);
const ONLY_TO_SOME = anyOf(less.onlyToSome, lessRu.onlyToSome, lessMn.onlyToSome);
const HOW = anyOf(en.how, ru.how, mn.how);
const HOW_OF_A_THING = withFlags(anyOf(en.howOfAThing, mn.howOfAThing), "gu");
const PERMITS = anyOf(stance.permits, stanceRu.permits, stanceMn.permits);
const BINDS = anyOf(en.binds, ru.binds, mn.binds);
/** Where no verb tells who it binds, that stands so near the beginning. UTF-16 units. */
const HEAD = 60;

/** Null where the clause is on something or somebody else. */
export function replyOf(
  reading: Reading,
  sentence: Sentence,
  about: { asked: AskedAbout; words: readonly string[]; topic: Topic | undefined; actors: readonly Actor[] },
): Reply | null {
  const { asked, words, topic, actors } = about;
  const text = withLead(reading, sentence);
  if (!hasWords(text, words, "to the word") || asked.figures.some((figure) => !text.includes(figure))) return null;
  const bound = boundIn(text, actors);
  if (!concerns(bound, asked.who)) return null;
  if ([...text.matchAll(MODALS)].length > 1) return "unclear";
  return isOnAnotherAct(text, words) || isOnAnotherThing(text, words) ? "unclear" : said(text, asked, topic);
}

/** 'May deliver late goods again' does not say that it may deliver late: there the word belongs to the goods. */
function isOnAnotherThing(text: string, words: readonly string[]): boolean {
  const hows = words.filter((word) => HOW.test(word));
  const told = hows.length > 0 ? wordsOf(text.replace(HOW_OF_A_THING, " ")) : [];
  return hows.some((how) => !told.includes(how));
}

/** 'Shall help the Buyer insure it', 'the Buyer fears that the Seller may assign it': it says neither of the Seller. */
function isOnAnotherAct(text: string, words: readonly string[]): boolean {
  if (SAID_BY_OTHERS.test(text) || ENDS_ABOUT.test(text)) return true;
  const verb = MODAL.exec(text);
  const about = verb && ACTS_ABOUT.exec(text.slice(verb.index));
  return about !== null && !hasWords(about[0], words.slice(0, 1));
}

/** One thing that a clause says, by its only verb. */
function said(text: string, { wants, isWithoutLeave }: AskedAbout, topic: Topic | undefined): Reply {
  if (wants === "leave" && BANS.test(text)) {
    if (NEEDS_CONSENT.test(text)) return isWithoutLeave ? "no" : "consent";
    return CONDITIONS.test(text) || FOR_A_TIME.test(text) ? "unclear" : "no";
  }
  if (wants === "duty" && FREES.test(text)) return CONDITIONS.test(text) || FOR_A_TIME.test(text) ? "unclear" : "no";
  if (wants === "leave" && FOR_A_TIME.test(text)) return "unclear";
  if (topic?.id === "assignment" && ONLY_TO_SOME.test(text)) return "unclear";
  // That somebody may not compete does not say that nobody does.
  if (wants === "fact" && topic && topic.id !== "nonCompete" && isPlainClause(topic.id, text)) return "yes";
  if (isNegative(text) || CONDITIONS.test(text) || isWithoutLeave) return "unclear";
  return (wants === "leave" ? PERMITS : BINDS).test(text) ? "yes" : "unclear";
}

/** Who stands before the verb by which a clause binds or allows. */
function boundIn(text: string, actors: readonly Actor[]): Actor[] {
  const verb = FREES.exec(text) ?? MODAL.exec(text);
  const head = text.slice(0, verb && !/[өү]/u.test(text) ? verb.index : HEAD);
  const found: { actor: Actor; start: number; end: number }[] = [];
  for (const actor of actors) {
    const start = wholeWordAt(head, actor.folded);
    if (start < 0 || found.some((other) => start < other.end && other.start < start + actor.folded.length)) continue;
    found.push({ actor, start, end: start + actor.folded.length });
  }
  return found.map(({ actor }) => actor);
}

function wholeWordAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? " ")) return at;
  return -1;
}

/** Whether a clause on these is one on whom the question is about; of two before its verb nobody knows which. */
function concerns(bound: readonly Actor[], who: Who): boolean {
  const labels = new Set(bound.map(({ label }) => label.toLowerCase()));
  if (labels.size > 1) return false;
  const isOnAll = bound.some(({ folded }) => EVERYONE.test(folded));
  if (isOnAll) return true;
  if (who.kind === "named") return labels.has(who.label.toLowerCase());
  return who.kind === "any" && bound.length === 0;
}
