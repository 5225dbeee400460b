import { findSurvival } from "../find/survival";
import { light } from "../text/light-pattern";
import type { Reading, Sentence } from "../text/reading";
import { TOPICS } from "../topics/all";
import { sentencesOn } from "../topics/topic";

const ENDS_IT = light(
  /\b(?:may|shall have the right to|entitled to|right to)\b.{0,80}\b(?:terminate|cancel)\b|\b(?:agreement|contract|lease|appointment|engagement|employment)\b.{0,80}\bterminat(?:ed?|es) (?:by|upon|if|immediately|for|automatically)\b|(?:расторг|расторж|прекращ|отказаться)\p{L}{0,6}.{0,80}(?:договор|соглашени)|(?:договор|соглашени)\p{L}{0,2}.{0,60}(?:расторг|прекращ)|гэрээг.{0,60}(?:цуцал|дуусгавар)|гэрээ.{0,40}(?:цуцлагд|дуусгавар бол)/u,
);
const NOT_AN_END = light(
  /^\S{0,8} ?(?:upon|following|after|in the event of) (?:any |the |such )?(?:expiration|termination)|force majeure|не освобождает|по окончании|после прекращения|дуусгавар болсноос хойш/u,
);
const ABOUT_LIABILITY = light(/(?<!\p{L})liab|ответственност|хариуцлага/u);
const PENALTY = light(
  /пен[яюие]|штраф|неустойк|нес[еу]т ответственност|возмеща|алданги|торгууль|хохирол|liquidated damages/u,
);

/** Who may end the contract, and how; not what stays after its end. In order of the text. */
export function terminationClauses(reading: Reading): Sentence[] {
  const atWill = new Set(on(reading, "terminationForConvenience"));
  const endings = reading.sentences.filter(
    (sentence) =>
      isClause(sentence) &&
      (atWill.has(sentence) || (ENDS_IT.test(sentence.folded) && !NOT_AN_END.test(sentence.folded))),
  );
  const survival = endings.length > 0 ? findSurvival(reading) : [];
  return endings.filter(
    (sentence) => !survival.some((clause) => clause.start < sentence.end && sentence.start < clause.end),
  );
}

/** Limits of liability first, else what is owed for a breach: penalties, damages. */
export function liabilityClauses(reading: Reading): Sentence[] {
  const limits = on(reading, "liabilityCap");
  if (limits.length > 0) return limits;
  return reading.sentences.filter(
    (sentence) =>
      isClause(sentence) &&
      PENALTY.test(sentence.folded) &&
      (/[а-яөү]/u.test(sentence.folded) ||
        ABOUT_LIABILITY.test(reading.sections[sentence.section]?.foldedHeading ?? "") ||
        sentence.folded.includes("liquidated damages")),
  );
}

function isClause(sentence: Sentence): boolean {
  return !sentence.isTitle && !sentence.isInstruction;
}

function on(reading: Reading, id: string): Sentence[] {
  return TOPICS.filter((topic) => topic.id === id).flatMap((topic) => sentencesOn(reading, topic));
}
