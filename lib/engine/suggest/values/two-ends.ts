import { writeDay } from "@/lib/days";
import { LEARNED, predict } from "../../time/model";
import { isContested } from "../../time/contested";
import { findOwnDays, roleCandidates } from "../../time/own-days";
import type { Reading, Sentence } from "../../text/reading";
import type { Span } from "../../text/spans";
import { finding, type Check } from "../check";

/** From this chance on a day is plainly the contract's end; a day said of the contract itself needs less. */
const [PLAINLY, ALSO] = [0.4, 0.15];

/** The contract or its term is the subject of the sentence. */
const ITS_OWN = ["u_contract", "u_thisContract", "u_term"];

/** Two clauses that end the contract on different days, none of them changed by another. Reported at the later one. */
export const twoEnds: Check = ({ reading }) => {
  const pair = twoDays(reading);
  if (!pair) return [];
  const [first, other] = pair;
  const said = ({ candidate: { mention } }: RoledDay) => writtenAt(reading, mention);
  const clauseOf = ({ candidate: { mention } }: RoledDay) => reading.sections[mention.sentence.section]?.number ?? "1";
  return [
    finding("contradiction", other.candidate.mention.sentence, {
      values: { first: said(first), where: clauseOf(first), second: said(other), here: clauseOf(other) },
      severity: "high",
    }),
  ];
};

type Told = { sentence: Sentence; written: string };

/** The sentences that end the contract on different days: one pair or none. */
export function endsThatDiffer(reading: Reading): (readonly [Told, Told])[] {
  const pair = twoDays(reading);
  const told = ({ candidate: { mention } }: RoledDay): Told => ({
    sentence: mention.sentence,
    written: writtenAt(reading, mention),
  });
  return pair ? [[told(pair[0]), told(pair[1])]] : [];
}

function writtenAt({ contract }: Reading, { start, end }: Span): string {
  return contract.text.slice(start, end).replace(/\s+/gu, " ");
}

type RoledDay = ReturnType<typeof roleCandidates>[number];

function twoDays(reading: Reading): readonly [RoledDay, RoledDay] | null {
  const { made, start } = findOwnDays(reading);
  const own = { made: made?.day ?? null, start: start?.day ?? null, end: null };
  const ends = roleCandidates(reading, { own, role: "end" })
    .map((one) => ({ ...one, chance: predict(one.features, LEARNED.end), isOne: false }))
    .filter((one) => one.chance >= ALSO && one.candidate.how === "named" && !isContested(reading, one, "rival end"));
  const isItsOwn = ({ features }: (typeof ends)[number]) => ITS_OWN.some((name) => features[name] === 1);
  const first = ends.find((one) => one.chance >= PLAINLY && isItsOwn(one));
  const other = ends.find(
    (one) =>
      first &&
      one.features["x_contractEnd"] === 1 &&
      isItsOwn(one) &&
      writeDay(one.day) !== writeDay(first.day) &&
      one.candidate.mention.sentence.section !== first.candidate.mention.sentence.section,
  );
  return first && other ? [first, other] : null;
}
