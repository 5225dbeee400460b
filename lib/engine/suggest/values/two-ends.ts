import { writeDay } from "@/lib/days";
import { LEARNED, predict } from "../../time/model";
import { findOwnDays, isContested, roleCandidates } from "../../time/own-days";
import { finding, type Check } from "../check";

/** From this chance on a day is plainly the contract's end; a day said of the contract itself needs less. */
const [PLAINLY, ALSO] = [0.4, 0.15];

/** The contract or its term is the subject of the sentence. */
const ITS_OWN = ["u_contract", "u_thisContract", "u_term"];

/** Two clauses that end the contract on different days, none of them changed by another. Reported at the later one. */
export const twoEnds: Check = ({ reading, text }) => {
  const { made, start } = findOwnDays(reading);
  const own = { made: made?.day ?? null, start: start?.day ?? null, end: null };
  const ends = roleCandidates(reading, { own, role: "end" })
    .map((one) => ({ ...one, chance: predict(one.features, LEARNED.end), isOne: false }))
    .filter((one) => one.chance >= ALSO && one.candidate.how === "named" && !isContested(reading, one, "end"));
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
  if (!first || !other) return [];
  const said = ({ candidate: { mention } }: typeof first) =>
    text.slice(mention.start, mention.end).replace(/\s+/gu, " ");
  const clauseOf = ({ candidate: { mention } }: typeof first) =>
    reading.sections[mention.sentence.section]?.number ?? "1";
  return [
    finding("contradiction", other.candidate.mention.sentence, {
      values: { first: said(first), where: clauseOf(first), second: said(other), here: clauseOf(other) },
      severity: "high",
    }),
  ];
};
