import { cues } from "../pack";

/** Words that every clause on renewal has. Folded. */
export const renewalWords = cues("ru", {
  word: { pattern: /продл|пролонг|возобновл/u, yes: "Срок продлевается.", no: "Срок истекает." },
});

/** The contract goes on by itself. Folded. */
export const renews = cues("ru", {
  automatically: {
    pattern: /автоматическ\p{L}{1,3}.{0,80}(?:продл|пролонг|возобновл)/u,
    yes: "Договор автоматически продлевается.",
    no: "Договор прекращается автоматически.",
  },
  renewsItself: {
    pattern: /(?:продл|пролонг|возобновл)\p{L}{2,8}.{0,80}автоматическ/u,
    yes: "Срок продлевается автоматически.",
    no: "Срок продлевается по соглашению.",
  },
  deemed: {
    pattern: /считается (?:продленн|пролонгированн|возобновленн)/u,
    yes: "Договор считается продленным.",
    no: "Договор считается заключенным.",
  },
});

/** What is renewed is the contract. Folded. */
export const itsTerm = cues("ru", {
  noun: { pattern: /договор|соглашени|срок|контракт/u, yes: "срок договора", no: "гарантия" },
});

/** Whether and how somebody can prevent it. Folded. */
export const prevented = cues("ru", {
  notice: { pattern: /уведом|заяв|отказ|возраж/u, yes: "если сторона не уведомит другую", no: "на следующий год" },
  condition: {
    pattern: /если|при отсутствии|при условии|не позднее/u,
    yes: "при отсутствии возражений",
    no: "на тот же срок",
  },
});

/** Not the term of the contract: loans, letters of credit, time for a delay, a permit's life. Folded. */
export const otherRenewal = cues("ru", {
  papers: { pattern: /гарант|страхов|патент/u, yes: "Срок гарантии продлевается.", no: "Срок договора продлевается." },
  notRenewed: { pattern: /не (?:продлева|пролонг)/u, yes: "Договор не продлевается.", no: "Договор продлевается." },
});

/** A word on preventing it in a sentence beside. Folded. */
export const preventedNearby = cues("ru", {
  notice: { pattern: /уведом|отказ|заявит/u, yes: "Сторона уведомит другую.", no: "Сторона платит." },
});
