/** Facts that a summary states or names as missing. */
export type SummaryFact = "parties" | "date" | "term" | "money" | "obligations" | "termination" | "liability" | "law" | "courts" | "dates";

/** What the built-in engine says around the contract's own words: one shape, three languages. */
export type AssistantAnswers = {
  yes: string;
  no: string;
  isTrue: string;
  isFalse: string;
  /** A word that ends with no full stop, for a list: 'not stated'. */
  notStated: string;
  /** The whole answer where the contract is silent. */
  notStatedHere: string;
  searched: (sections: string) => string;
  searchedWhole: string;
  closest: string;
  contradicts: string;
  answers: {
    parties: (names: string) => string;
    law: (law: string) => string;
    date: (date: string) => string;
    expires: (date: string) => string;
    expiresComputed: (date: string, duration: string, start: string) => string;
    perpetual: string;
    duration: (duration: string) => string;
    value: (value: string) => string;
    passages: string;
  };
  summary: {
    title: (name: string) => string;
    headings: Record<SummaryFact, string>;
    obligationsOf: (actor: string) => string;
    more: (count: number) => string;
    missing: (facts: string) => string;
  };
  obligationsOf: (actor: string) => string;
  monthDate: (day: number, month: number, year: number) => string;
  suggestions: {
    placeholder: { title: string; comment: string };
    numberWords: { title: string; comment: (words: string, digits: string) => string };
    brokenReference: { title: string; comment: (number: string) => string };
    repeatedNumber: { title: string; comment: (number: string) => string };
    noLaw: { title: string; comment: string };
    noTerm: { title: string; comment: string };
  };
};

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

export const assistantAnswers: AssistantAnswers = {
  yes: "Yes.",
  no: "No.",
  isTrue: "True.",
  isFalse: "False.",
  notStated: "not stated",
  notStatedHere: "Not stated in this contract.",
  searched: (sections) => `Searched: ${sections}.`,
  searchedWhole: "The whole text was searched.",
  closest: "This is what the contract says on it:",
  contradicts: "The contract says otherwise:",
  answers: {
    parties: (names) => `The parties are ${names}.`,
    law: (law) => `${law}.`,
    date: (date) => `${date}.`,
    expires: (date) => `It ends on ${date}, unless it ends or is renewed earlier.`,
    expiresComputed: (date, duration, start) => `${date}: ${duration}, counted from ${start}.`,
    perpetual: "It has no end date: it is perpetual, that is, in force until it is terminated.",
    duration: (duration) => `${duration}.`,
    value: (value) => `${value}.`,
    passages: "The contract says:",
  },
  summary: {
    title: (name) => `Summary of ${name}`,
    headings: {
      parties: "Parties",
      date: "Date",
      term: "Term",
      money: "Price and payment",
      obligations: "Obligations",
      termination: "Termination",
      liability: "Liability",
      law: "Governing law",
      courts: "Courts and arbitration",
      dates: "Key dates",
    },
    obligationsOf: (actor) => `Obligations: ${actor}`,
    more: (count) => `and ${count} more`,
    missing: (facts) => `Not stated in this contract: ${facts}.`,
  },
  obligationsOf: (actor) => `${actor} has to:`,
  monthDate: (day, month, year) => `${MONTHS[month - 1] ?? month} ${day}, ${year}`,
  suggestions: {
    placeholder: { title: "Placeholder left in", comment: "This was meant to be filled in before signing." },
    numberWords: {
      title: "Words and figures differ",
      comment: (words, digits) => `The words say ${words}, the figures say ${digits}. Courts tend to follow the words; make both agree.`,
    },
    brokenReference: { title: "Reference to a clause that isn't there", comment: (number) => `This contract has no clause ${number}.` },
    repeatedNumber: { title: "Clause number used twice", comment: (number) => `Another clause has the number ${number} too, so that references to it are unclear.` },
    noLaw: { title: "No governing law", comment: "No clause says which law governs this contract." },
    noTerm: { title: "No term", comment: "No clause says how long this contract lasts or when it ends." },
  },
};
