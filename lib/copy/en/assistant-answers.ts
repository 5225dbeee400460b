/** Facts that a summary states or names as missing. */
export type SummaryFact =
  "parties" | "date" | "term" | "money" | "obligations" | "termination" | "liability" | "law" | "courts" | "dates";

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
    obligationsOfBoth: string;
    /** When a contract ends; how long it lasts where no end can be reckoned; both where it can. */
    until: (date: string) => string;
    lasts: (length: string) => string;
    lastsUntil: (length: string, start: string, end: string) => string;
    perpetual: string;
    more: (count: number) => string;
    missing: (facts: string) => string;
  };
  obligationsOf: (actor: string) => string;
  monthDate: (day: number, month: number, year: number) => string;
  /** A length of time; parts that are nought are left out. */
  length: (years: number, months: number, days: number) => string;
};

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export const assistantAnswers: AssistantAnswers = {
  yes: "Yes.",
  no: "No.",
  isTrue: "True.",
  isFalse: "False.",
  notStated: "not stated",
  notStatedHere: "Not stated in this contract.",
  searchedWhole: "The whole text was searched.",
  closest: "This is what the contract says on it:",
  contradicts: "The contract says otherwise:",
  answers: {
    parties: (names) => `The parties are ${names}.`,
    law: (law) => `${law}.`,
    date: (date) => `${date}.`,
    expires: (date) => `It ends on ${date}, unless it is terminated earlier or renewed.`,
    expiresComputed: (date, duration, start) => `It ends on ${date}: ${duration}, counted from ${start}.`,
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
    obligationsOfBoth: "Obligations: both parties",
    until: (date) => `until ${date}`,
    lasts: (length) => length,
    lastsUntil: (length, start, end) => `${length} from ${start}, until ${end}`,
    perpetual: "perpetual; in force until it is terminated",
    more: (count) => `and ${count} more`,
    missing: (facts) => `Not stated in this contract: ${facts}.`,
  },
  obligationsOf: (actor) => `${actor} has to:`,
  length: (years, months, days) =>
    [counted(years, "year"), counted(months, "month"), counted(days, "day")].filter((part) => part !== "").join(" "),
  monthDate: (day, month, year) => `${MONTHS[month - 1] ?? month} ${day}, ${year}`,
};

function counted(count: number, unit: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
