import type { CheckWords } from "@/lib/copy/check-words";
import { oneSided } from "./one-sided";

/** Words of the contract checks, English: what is found, and why it matters. Source: behaviour §13. */
export const checks: CheckWords = {
  placeholder: {
    title: "Placeholder left in",
    comment: ({ text }) =>
      `“${text}” looks like a blank to fill in before signing. As it stands, nothing is agreed here.`,
  },
  undefinedTerm: {
    title: "Term used but not defined",
    comment: ({ term, parties }) =>
      parties
        ? `No party of this contract is called “${term}”; its parties are ${parties}. If one of them is meant, call it by one name; if somebody else is, say who.`
        : `“${term}” is written as a defined term, but this contract doesn't define it. Its meaning is open to interpretation: define it or use ordinary words.`,
  },
  unusedTerm: {
    title: "Term defined but not used",
    comment: ({ term }) =>
      `“${term}” is defined here but not used anywhere else. Either the definition is left over from another draft, or a clause that should use it says something else.`,
  },
  termDefinedTwice: {
    title: "Term defined twice",
    comment: ({ term, page }) =>
      `“${term}” is also defined on page ${page}. If the two definitions differ, it is unclear which one applies: keep one.`,
  },
  brokenReference: {
    title: "Reference to a clause that isn't there",
    comment: ({ number }) =>
      `This contract has no clause ${number}. The reference is broken, which may leave this clause without effect: name the right clause.`,
  },
  strayReference: {
    title: "Reference to another matter",
    comment: ({ number, noun }) =>
      `Clause ${number} is referred to for “${noun}”, but doesn't speak of it. Which clause is meant?`,
  },
  movedReference: {
    title: "Reference to a renumbered clause",
    comment: ({ number, now, words }) =>
      `Before clauses were renumbered, ${number} was “${words}”, which is now clause ${now}. The reference wasn't updated: change its number.`,
  },
  lostReference: {
    title: "Reference to a deleted clause",
    comment: ({ number, words }) =>
      `Clause ${number} used to be “${words}”. That clause was deleted, and another now has its number: name the right clause or remove the reference.`,
  },
  numberingGap: {
    title: "Gap in the numbering",
    comment: ({ number, before, after }) =>
      `Clause ${before} is followed by ${after}; there is no ${number}. A clause may have been lost, and references to later clauses may be off by one.`,
  },
  repeatedNumber: {
    title: "Clause number used twice",
    comment: ({ number }) =>
      `Another clause also has the number ${number}, so it is unclear which one a reference to ${number} means.`,
  },
  wordsAndDigits: {
    title: "Words and figures differ",
    comment: ({ words, digits }) =>
      `The words say “${words}”, the figures say ${digits}. Which is right? Courts usually follow the words.`,
  },
  endBeforeStart: {
    title: "Ends before it begins",
    comment: ({ start, end }) =>
      `It begins on ${start} and ends on ${end}, which is earlier. One of the two dates is wrong.`,
  },
  lengthOfDates: {
    title: "Length that doesn't fit the dates",
    comment: ({ length, start, end }) => `From ${start} to ${end} is not ${length}. Which is right?`,
  },
  impossibleDate: {
    title: "Date that doesn't exist",
    comment: ({ date }) => `${date} is not in the calendar. A time limit that depends on it can't be calculated.`,
  },
  partyNameVaries: {
    title: "Party's name spelled two ways",
    comment: ({ name, variant }) =>
      `The party is introduced as “${name}”, but is called “${variant}” here. It could be mistaken for someone else; the suggestion uses the name from the beginning of the contract.`,
  },
  missingLaw: {
    title: "No governing law",
    comment: () =>
      "No clause says which law governs this contract. If the parties or the performance involve more than one country, conflict-of-laws rules will have to decide.",
  },
  missingTerm: {
    title: "No term",
    comment: () =>
      "No clause says how long this contract lasts or when it ends. A contract of this type normally states its term.",
  },
  missingTermination: {
    title: "No termination clause",
    comment: () =>
      "No clause says how, when and with what notice this contract can be ended. A contract of this type normally does; without it, only statutory rules apply.",
  },
  missingSignatures: {
    title: "No signature block",
    comment: () =>
      "There is no place for the parties to sign. Without signatures it may be hard to prove that the contract was concluded, when and by whom; the suggestion adds a block at the end.",
  },
  renewalWithoutNotice: {
    title: "Automatic renewal without notice",
    comment: () =>
      "The contract renews automatically, and nothing says how or by when a party can prevent it. The suggestion adds a standard right to give notice of non-renewal; check the notice period.",
  },
  longRenewal: {
    title: "Renews for years at a time",
    comment: ({ length }) =>
      `The contract renews automatically for ${length} at a time. A party that misses the notice date is bound for that long again; a renewal usually lasts a year or two.`,
  },
  unlimitedLiability: {
    title: "Unlimited liability",
    comment: () =>
      "Liability is expressly unlimited here. Make sure this is intended and insured. It is usually capped, except for intent and where the law does not allow a cap.",
  },
  uncappedLiability: {
    title: "No cap on liability",
    comment: () =>
      "This clause makes a party liable, and no clause caps the amount or excludes indirect loss. Contracts of this type usually have a cap.",
  },
  oneSidedLiability: {
    title: "One-sided limitation of liability",
    comment: ({ party }) =>
      `Only the liability of ${party} is limited or excluded; the other party's is not. Check whether the limitation should be mutual.`,
  },
  oneSidedRight: {
    title: "A right of one party only",
    comment: ({ party }) =>
      `This favours ${party} alone: the other party has no such right, or bears it alone. Check whether it should hold for both.`,
  },
  excessivePenalty: {
    title: "Very high late penalty",
    comment: ({ rate, yearly }) =>
      `At ${rate} per period it comes to ${yearly} a year. Courts usually reduce or refuse such a penalty, and some laws limit it. A tenth of a percent a day or less, with a cap, is common.`,
  },
  survivalWithoutPeriod: {
    title: "Survival without a time limit",
    comment: () =>
      "This obligation survives the contract, but nothing says for how long. Some courts don't enforce open-ended duties or limit them to a reasonable time: state a period, or say that it is indefinite.",
  },
  twoLaws: {
    title: "Two governing laws",
    comment: ({ first, second }) =>
      `This clause chooses the law of ${second}, another the law of ${first}. Only one can govern the contract; as it stands, the choice may be void.`,
  },
  contradiction: {
    title: "Contradicting clauses",
    comment: ({ first, where, second, here }) =>
      `“${where}” says ${first}, “${here}” says ${second}. If both are about the same thing, which one applies? Keep one, or say when each applies.`,
  },
  partsOverWhole: {
    title: "Parts that make more than the whole",
    comment: ({ parts, sum }) => `The parts ${parts} make ${sum} together. Which of them is wrong?`,
  },
  wrongTotal: {
    title: "Total that doesn't add up",
    comment: ({ total, sum }) =>
      `The total here is ${total}, but the lines above or another clause give ${sum}. Which is right?`,
  },
  twoTexts: {
    title: "Conflicting language clauses",
    comment: () =>
      "One clause gives both language versions equal force; another says one prevails. Which applies if they differ?",
  },
  missingAnnex: {
    title: "Missing annex",
    comment: ({ annex }) =>
      `This clause refers to “${annex}”, but no annex in this text has that number. Should it be attached, or is another one meant?`,
  },
  overruledTerm: {
    title: "A part that prevails says something else",
    comment: ({ here, there }) =>
      `This clause says ${here}. A part that prevails by the contract's own words says “${there}”. Whoever reads only this clause gets the time wrong.`,
  },
  wrongWeekday: {
    title: "Wrong day of the week",
    comment: ({ date, weekday }) => `${date} is not a ${weekday}. Which is right?`,
  },
  ...oneSided,
};
