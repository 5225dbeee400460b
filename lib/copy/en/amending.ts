import { numbersIn } from "../numbers";

const inFigures = numbersIn("en");

/** Changing one clause in many contracts. */
export const amending = {
  title: "Amend contracts",
  intro: "One change, and a draft amendment for each contract. You see every draft before any is made.",
  none: "Choose contracts in your list first, then “Amend…”.",
  toList: "Back to contracts",
  count: (count: number) => (count === 1 ? "1 contract" : `${inFigures(count)} contracts`),
  most: (count: number) => `At most ${inFigures(count)} contracts can be amended at once.`,
  which: "Which clause",
  by: { topic: "By what it is about", words: "By its words" },
  topic: "Subject",
  words: "Words of the clause",
  wordsHint: "As they stand in the contracts.",
  change: "What changes",
  replaceClause: "New wording of the clause",
  addClause: "A new clause behind it",
  deleteClause: "Delete the clause",
  replaceWords: "Other words in the clause",
  wording: "New wording",
  wordingHint: "Without the number: each contract keeps its own.",
  old: "Words to replace",
  fresh: "New words",
  holdsFrom: "In force from",
  holdsFromHint: "Empty: from the day of signing.",
  name: "Name of this change",
  find: "Find the clauses",
  finding: (done: number, all: number) => `${inFigures(done)} of ${inFigures(all)} read`,
  contracts: "Contracts",
  clauseOf: (name: string) => `Clause of ${name}`,
  leaveOut: "Leave out",
  clause: (number: string) => `Clause ${number}`,
  include: (name: string) => `Amend ${name}`,
  notSure: "Not sure which clause. Choose one, or leave the contract out.",
  hidden: (count: number) =>
    count === 1
      ? "1 amendment isn't open to you: the clause may say something else."
      : `${inFigures(count)} amendments aren't open to you: the clause may say something else.`,
  after: "The clause afterwards",
  asMeant: "Changes the clause as meant",
  unchecked: "Checking…",
  make: (count: number) => (count === 1 ? "Make 1 draft amendment" : `Make ${inFigures(count)} draft amendments`),
  back: "Change what is asked",
  defaultName: (what: string) => `Amendment: ${what}`,
  problems: {
    noSuchClause: "The contract has no clause of this number.",
    clauseExists: "The contract has a clause of this number already.",
    numberUsedTwice: "Two clauses have this number.",
    wordsNotFound: "The clause doesn't have these words, or has them twice.",
    unclear: "It can't be told for sure what the amendment would change.",
    elsewhere: "The amendment would be read as a change of another document.",
    notRead: "The amendment wouldn't be read as a change of this clause.",
    otherWords: "The clause would say something else than meant.",
    more: "The amendment would change more than this clause.",
  },
};
