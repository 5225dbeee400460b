import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import { find } from "../find/find";
import type { Reading, Sentence } from "../text/reading";
import { TOPICS } from "../topics/all";
import { sentencesOn, type Topic } from "../topics/topic";
import { beyondTopic, hasWords, isNegative, tellingWords } from "./asked-about";
import { likely, stated, SILENT, type Finding } from "./finding";
import { retrieve } from "./retrieval";
import { folded } from "../text/folding";
import { clauseAround, stanceOf, type Stance } from "./stance";
import * as en from "../cues/en/stance";
import * as mn from "../cues/mn/stance";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/stance";
import { carrying, denying } from "./plain-claims";
import { saysPlainly } from "./sureness";

const COVERAGE_TO_JUDGE = 0.75;
const MOST_SENTENCES = 40;

/** A claim that holds 'upon termination' is not met by a duty on request; words that meet such a condition. Folded. */
const CONDITIONS: readonly { claimed: RegExp; met: RegExp }[] = [
  { claimed: anyOf(en.atTheEnd), met: anyOf(en.meetsTheEnd) },
  { claimed: anyOf(ru.atTheEnd), met: anyOf(ru.meetsTheEnd) },
  { claimed: anyOf(mn.atTheEnd), met: anyOf(mn.meetsTheEnd) },
];
const SURVIVES = anyOf(en.claimsSurvival);
const SURVIVAL_WORDS = anyOf(en.survivalWords);

type Judged = { sentence: Sentence; stance: Stance; meets: boolean };

/** Whether a statement about the contract is true, false, or not stated, with the passages that decide it. */
export function judge(reading: Reading, claim: string, copy: AssistantAnswers): Finding {
  if (SURVIVES.test(claim)) {
    const found = find(reading, "survival");
    if (found.length === 0) return SILENT;
    const words = tellingWords(claim).filter((word) => !SURVIVAL_WORDS.test(word));
    const plain = found.filter(
      ({ content }) =>
        !isNegative(claim) && saysPlainly("survival", folded(content)) && hasWords(folded(content), words),
    );
    return plain.length > 0 ? stated(copy.isTrue, plain) : likely(copy.likelyTrue, found);
  }
  const topic = TOPICS.find((candidate) => candidate.asked.test(claim));
  const judged = topic ? onTopic(reading, topic, claim) : closestTo(reading, claim);
  return verdict(reading, judged, { wanted: stanceOf(claim) ?? "demands", topic, claim, copy });
}

function verdict(
  reading: Reading,
  judged: readonly Judged[],
  about: { wanted: Stance; topic: Topic | undefined; claim: string; copy: AssistantAnswers },
): Finding {
  const { wanted, topic, claim, copy } = about;
  const agree = judged.filter(
    ({ stance, meets }) =>
      meets &&
      (stance === wanted ||
        (wanted === "allows" && stance === "demands" && judged.every((other) => other.stance !== "forbids"))),
  );
  const plain = plainly(reading, sentencesOf(agree), about);
  if (plain.length > 0) return stated(copy.isTrue, plain);
  const bans = judged.filter(({ stance }) => wanted !== "forbids" && stance === "forbids");
  const denied = isNegative(claim) ? [] : denying(reading, sentencesOf(bans), { topic, claim });
  if (denied.length > 0) return stated(copy.isFalse, denied);
  if (agree.length > 0) return likely(copy.likelyTrue, sentencesOf(agree));
  const against = judged.filter(({ stance }) => (wanted === "forbids" ? stance === "allows" : stance === "forbids"));
  return against.length > 0 ? likely(copy.likelyFalse, sentencesOf(against)) : SILENT;
}

function sentencesOf(judged: readonly Judged[]): Sentence[] {
  return judged.map(({ sentence }) => sentence);
}

/** The clauses that make the claim true in so many words, with all that the claim says beyond its topic. */
function plainly(
  reading: Reading,
  clauses: readonly Sentence[],
  { topic, claim }: { topic: Topic | undefined; claim: string },
): Sentence[] {
  if (topic === undefined || isNegative(claim)) return [];
  const words = beyondTopic(tellingWords(claim), topic);
  return carrying(reading, clauses, topic).filter(({ folded: clause }) => hasWords(clause, words));
}

function onTopic(reading: Reading, topic: Topic, claim: string): Judged[] {
  const ranks = new Map(retrieve(reading, claim, 30).map((hit, index) => [hit.sentence.start, index]));
  return sentencesOn(reading, topic, MOST_SENTENCES)
    .sort((a, b) => (ranks.get(a.start) ?? 99) - (ranks.get(b.start) ?? 99) || a.start - b.start)
    .flatMap((sentence) => judgedFrom(reading, sentence, { claim, act: topic.act ?? topic.asked }));
}

function closestTo(reading: Reading, claim: string): Judged[] {
  return retrieve(reading, claim, 3)
    .filter((hit) => hit.coverage >= COVERAGE_TO_JUDGE)
    .flatMap(({ sentence }) => judgedFrom(reading, sentence, { claim, act: /^/u }));
}

function judgedFrom(reading: Reading, sentence: Sentence, about: { claim: string; act: RegExp }): Judged[] {
  const lead = sentence.lead === null ? "" : (reading.sentences[sentence.lead]?.folded.slice(-160) ?? "");
  const clause = clauseAround(sentence.folded, about.act);
  const stance = stanceOf(/\b(?:shall|will|must|may|not)\b/u.test(clause) ? clause : `${lead} ${clause}`);
  if (stance === null) return [];
  const heading = reading.sections[sentence.section]?.foldedHeading ?? "";
  const context = `${heading} ${lead} ${sentence.folded}`;
  const meets = CONDITIONS.every(({ claimed, met }) => !claimed.test(about.claim) || met.test(context));
  return [{ sentence, stance, meets }];
}
