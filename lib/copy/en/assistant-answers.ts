import { MONTHS_EN } from "../month-names";
import type { SummaryFact } from "../summary-facts";

/** What the built-in engine says around the contract's own words: one shape, three languages. */
export type AssistantAnswers = {
  /** Before passages that may answer: a conclusion is left to the reader. */
  likely: string;
  /** Before it, where the question says too little without an earlier one. */
  readWith: (question: string) => string;
  /** Before the clauses that come closest, any of which may answer. */
  nearest: string;
  /** In its place, where the contract has these words of the question, in quotation marks, in no form. */
  unsaid: (words: string) => string;
  /** Where no clause has to do with these words of the question, before the few that come closest. */
  unfound: (words: string) => string;
  /** The clause that was asked about by this number is not in the contract; before those that come closest. */
  noClause: (number: string) => string;
  /** Before two passages that cannot both hold. */
  disagree: string;
  /** Neither heading nor text has a word of it. `words` are those that were looked for, in quotation marks. */
  absent: (words: string) => string;
  /** The same where part of the file was not read. */
  absentInPart: (words: string) => string;
  /** Before passages of an annex. */
  inAnnex: (name: string) => string;
  /** Why no passage could answer, and what can be done instead. */
  cannot: Record<"writes" | "judges" | "otherContract" | "talks" | "otherLanguage", string>;
  /** A model's claim in the reader's language: who may or must do what, then its limits. */
  claim: {
    said: Record<"may" | "shall" | "shallNot" | "needNot" | "is" | "isNot", (subject: string, what: string) => string>;
    condition: (words: string) => string;
    exception: (words: string) => string;
    probably: (words: string) => string;
  };
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
    partyObligations: (actor: string) => string;
    obligationsOfBoth: string;
    /** When a contract ends; how long it lasts where no end can be reckoned; both where it can. */
    until: (date: string) => string;
    lasts: (length: string) => string;
    lastsUntil: (length: string, start: string, end: string) => string;
    perpetual: string;
    more: (count: number) => string;
    /** Facts of which the text has words, and none that states them; facts of which it has no word. */
    unclear: (facts: string) => string;
    missing: (facts: string) => string;
  };
  partyObligations: (actor: string) => string;
  monthDate: (day: number, month: number, year: number) => string;
  /** A length of time; parts that are nought are left out. */
  length: (years: number, months: number, days: number) => string;
};

export const assistantAnswers: AssistantAnswers = {
  likely: "The answer is probably here; please check:",
  readWith: (question) => `Read together with your earlier question, “${question}”.`,
  nearest: "The answer may be in one of these clauses:",
  unsaid: (words) => `The contract nowhere says ${words}. These clauses come closest:`,
  unfound: (words) => `Nothing certain was found on ${words}. These clauses come closest:`,
  noClause: (number) => `We found no clause ${number} in this contract. These come closest:`,
  disagree: "Two clauses point different ways:",
  absent: (words) => `Nothing found on this. We searched every heading and the whole text for ${words}.`,
  absentInPart: (words) =>
    `Nothing found on this in what could be read. We searched for ${words}, but part of the file was not read: please look there.`,
  inAnnex: (name) => `The contract itself doesn't say it. ${name} does:`,
  cannot: {
    writes:
      "The assistant only tells you what this contract says; it doesn't draft, rewrite or translate. Ask where the contract covers a subject, or see the changes proposed under Suggestions.",
    judges:
      "Whether to agree is up to you and your lawyer. Ask what the contract says, for example on termination, payment or liability, and see under Suggestions what stands out.",
    otherContract:
      "The assistant reads only this contract. Ask what it says on a subject, or compare its versions in the version history.",
    otherLanguage:
      "The question isn't in the contract's language, and its subject is one the assistant can't match across languages. Ask in the contract's language, or ask for example when it ends, how it can be terminated or what has to be paid.",
    talks: "Ask about this contract, for example when it ends, what has to be paid, or which law governs it.",
  },
  claim: {
    said: {
      may: (subject, what) => `${subject} may ${what}.`,
      shall: (subject, what) => `${subject} must ${what}.`,
      shallNot: (subject, what) => `${subject} must not ${what}.`,
      needNot: (subject, what) => `${subject} need not ${what}.`,
      is: (subject, what) => `${subject}: ${what}.`,
      isNot: (subject, what) => `${subject}: not ${what}.`,
    },
    condition: (words) => `Condition: ${words}.`,
    exception: (words) => `Except: ${words}.`,
    probably: (words) => `Probably: ${words}`,
  },
  answers: {
    parties: (names) => `The parties are ${names}.`,
    law: (law) => `${law}.`,
    date: (date) => `${date}.`,
    expires: (date) => `It ends on ${date}, unless it is terminated earlier or renewed.`,
    expiresComputed: (date, duration, start) =>
      `It ends on ${date}, unless it is terminated earlier or renewed: ${duration}, counted from ${start}.`,
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
    partyObligations: (actor) => `Obligations: ${actor}`,
    obligationsOfBoth: "Obligations: both parties",
    until: (date) => `until ${date}`,
    lasts: (length) => length,
    lastsUntil: (length, start, end) => `${length} from ${start}, until ${end}`,
    perpetual: "perpetual; in force until it is terminated",
    more: (count) => `and ${count} more`,
    unclear: (facts) => `No direct statement found on: ${facts}.`,
    missing: (facts) => `Nothing found on: ${facts}.`,
  },
  partyObligations: (actor) => `${actor} has to:`,
  length: (years, months, days) =>
    [counted(years, "year"), counted(months, "month"), counted(days, "day")].filter((part) => part !== "").join(" "),
  monthDate: (day, month, year) => `${MONTHS_EN[month - 1] ?? month} ${day}, ${year}`,
};

function counted(count: number, unit: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
