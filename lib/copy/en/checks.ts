import type { CheckWords } from "@/lib/copy/check-words";

/** Words of the contract checks, English: what is found, and why it matters. Source: behaviour §13. */
export const checks: CheckWords = {
  placeholder: {
    title: "Placeholder left in",
    comment: ({ text }) =>
      `“${text}” looks like a place that was to be filled in before signing. As it stands, nothing is agreed at this point.`,
  },
  undefinedTerm: {
    title: "Term used but not defined",
    comment: ({ term }) =>
      `“${term}” is written as a defined term, but this contract defines it nowhere. Its meaning is left to interpretation: define it, or use ordinary words.`,
  },
  unusedTerm: {
    title: "Term defined but not used",
    comment: ({ term }) =>
      `“${term}” is defined here and used nowhere else. Either the definition is left over from another draft, or a clause that was to use it says something else.`,
  },
  termDefinedTwice: {
    title: "Term defined twice",
    comment: ({ term, page }) =>
      `“${term}” is also defined on page ${page}. Where the two definitions differ, it is open which of them applies: keep one.`,
  },
  brokenReference: {
    title: "Reference to a clause that isn't there",
    comment: ({ number }) =>
      `This contract has no clause ${number}. The reference leads nowhere, which may leave this clause without effect: name the clause that is meant.`,
  },
  movedReference: {
    title: "Reference to a clause with another number by now",
    comment: ({ number, now, words }) =>
      `Before clauses were renumbered, ${number} was “${words}”, which is clause ${now} by now. The reference was left behind: it should follow its clause.`,
  },
  lostReference: {
    title: "Reference to a clause that went",
    comment: ({ number, words }) =>
      `Clause ${number} was “${words}” before. That clause is gone, and another one has its number: name the clause that is meant, or take the reference out.`,
  },
  numberingGap: {
    title: "Gap in the numbering",
    comment: ({ number, before, after }) =>
      `Clause ${before} is followed by ${after}; there is no ${number}. A clause may have been lost, and references to later clauses may be out by one.`,
  },
  repeatedNumber: {
    title: "Clause number used twice",
    comment: ({ number }) =>
      `Another clause has the number ${number} too, so that it is unclear which of them a reference to ${number} means.`,
  },
  wordsAndDigits: {
    title: "Words and figures differ",
    comment: ({ words, digits }) =>
      `The words say “${words}”, the figures say ${digits}. Courts as a rule follow the words, so the proposal keeps them and corrects the figures; if the figures are right, change the words instead.`,
  },
  endBeforeStart: {
    title: "Ends before it begins",
    comment: ({ start, end }) =>
      `It begins on ${start} and ends on ${end}, which is earlier. One of the two dates is wrong.`,
  },
  impossibleDate: {
    title: "Date that doesn't exist",
    comment: ({ date }) =>
      `There is no such day as ${date} in the calendar. A time limit that depends on it can't be computed.`,
  },
  partyNameVaries: {
    title: "Party's name spelt in two ways",
    comment: ({ name, variant }) =>
      `The party is introduced as “${name}”, but is called “${variant}” here. It may be taken for another person; the proposal uses the name from the beginning of the contract.`,
  },
  missingLaw: {
    title: "No governing law",
    comment: () =>
      "No clause says which law governs this contract. If the parties or the performance touch more than one country, the law would have to be found by conflict-of-laws rules.",
  },
  missingTerm: {
    title: "No term",
    comment: () =>
      "No clause says how long this contract lasts or when it ends. A contract of this type normally states its term.",
  },
  missingTermination: {
    title: "No termination clause",
    comment: () =>
      "No clause says how, when and with what notice this contract can be ended. A contract of this type normally does; without one only the rules of statute apply.",
  },
  missingSignatures: {
    title: "No signature block",
    comment: () =>
      "There is no place for the parties to sign. Without signatures it may be hard to prove that, when and by whom the contract was concluded; the proposal adds a block at the end.",
  },
  renewalWithoutNotice: {
    title: "Automatic renewal without notice",
    comment: () =>
      "The contract renews by itself, and nothing says how or by when a party can prevent it. The proposal adds a usual right to give notice of non-renewal; check the period of notice.",
  },
  longRenewal: {
    title: "Renews for years at a time",
    comment: ({ length }) =>
      `The contract renews by itself for ${length} at a time. Whoever misses the time for notice is bound that long again; usually a renewal lasts a year or two.`,
  },
  unlimitedLiability: {
    title: "Unlimited liability",
    comment: () =>
      "Liability is expressly without limit here. Make sure that this is intended, and insured; usually it is limited to an amount, except for intent and what the law does not let parties limit.",
  },
  uncappedLiability: {
    title: "Liability without a limit",
    comment: () =>
      "This clause makes a party liable, and no clause limits the amount or excludes indirect loss. Contracts of this type usually agree a limit.",
  },
  oneSidedLiability: {
    title: "One-sided limit of liability",
    comment: ({ party }) =>
      `Only the liability of ${party} is limited or excluded; the other party's is not. Check whether the limit should be mutual.`,
  },
  excessivePenalty: {
    title: "Very high penalty for delay",
    comment: ({ rate, yearly }) =>
      `At ${rate} for each period it comes to ${yearly} a year. Courts as a rule reduce such a penalty or refuse it, and some laws set a limit; usual is a tenth of a percent a day or less, up to a total.`,
  },
  survivalWithoutPeriod: {
    title: "Survival without a period",
    comment: () =>
      "This obligation outlives the contract, but nothing says for how long. Some courts do not enforce duties without end, or read a reasonable time into them: state a period, or that it is indefinite.",
  },
  twoLaws: {
    title: "Two governing laws",
    comment: ({ first, second }) =>
      `This clause chooses the law of ${second}, another one the law of ${first}. Only one can govern the contract; as it stands the choice may be void.`,
  },
  contradiction: {
    title: "Two answers to one question",
    comment: ({ first, where, second }) =>
      `“${where}” says ${first}, this clause says ${second}. If both are about the same thing, which holds? Keep one, or say when each applies.`,
  },
  wrongTotal: {
    title: "Total that doesn't add up",
    comment: ({ total, sum }) =>
      `The total here is ${total}, but ${sum} follows from the lines above or stands elsewhere. Which is right?`,
  },
  twoTexts: {
    title: "Equal texts, and one that prevails",
    comment: () =>
      "One clause gives the texts in both languages equal force, another one lets one text prevail. Which holds if they differ?",
  },
  missingAnnex: {
    title: "Annex that isn't there",
    comment: ({ annex }) =>
      `This clause refers to “${annex}”, but among the annexes in this text there is none of that number. Is it to be attached, or is another one meant?`,
  },
  wrongWeekday: {
    title: "Day of the week doesn't fit the date",
    comment: ({ date, weekday }) => `${date} is no ${weekday}. Which of the two is right?`,
  },
};
