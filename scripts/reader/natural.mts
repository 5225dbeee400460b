/** The contracts of `corpus/natural` with their labels, and the corpus's own judge. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import path from "node:path";
import type { ContractText } from "@/lib/engine/port";
import { readOnce, type Reading } from "@/lib/engine/text/reading";

export type NaturalQuestion = {
  q: string;
  lang: string;
  kind: string;
  answerable: boolean;
  gold: string;
  must?: string[];
  mustNot?: string[];
  quotes: string[];
};
export type NaturalCase = {
  id: string;
  lang: string;
  type: string;
  text: string;
  questions: NaturalQuestion[];
  facts: Readonly<Record<string, { value: string; quote: string; must?: string[] } | undefined>>;
  problems: { kind: string; quote: string; why: string }[];
  /** Only for measuring: nothing is learned from it. */
  kept?: boolean;
  contract: ContractText;
  reading: Reading;
};
export type Judge = {
  overlap(one: string, other: string): number;
  isRight(label: NaturalQuestion, passages: readonly string[]): boolean;
};

export const CORPUS = path.resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
/** Contracts of our own making, labelled in the corpus's format, to learn from. */
const OWN = fileURLToPath(new URL("../training/contracts", import.meta.url));
/** Others, which measured what was learned from those before somebody read them. */
const READ_SINCE = fileURLToPath(new URL("../training/unread", import.meta.url));

/** The contracts of the corpus. */
export function naturalCases(): NaturalCase[] {
  return casesIn(path.join(CORPUS, "natural"));
}

/** What the weights are learned from: the contracts of the corpus, then our own. */
export function trainingCases(): NaturalCase[] {
  return [...naturalCases(), ...ownCases()];
}

/** What the weights of answers are learned from: those, and what measured them until somebody read it. */
export function answerCases(): NaturalCase[] {
  return [...trainingCases(), ...laterCases().filter(({ questions }) => questions.length > 0)];
}

/** What the weights of facts are learned from: all that somebody has read. */
export function factCases(): NaturalCase[] {
  return [...trainingCases(), ...casesIn(READ_SINCE).filter(({ kept }) => kept !== true)];
}

export function ownCases(): NaturalCase[] {
  return casesIn(OWN);
}

const UNREAD = fileURLToPath(new URL("../training/unread", import.meta.url));
/** Of the contracts written later, these are scored and never learned from. */
const KEPT: ReadonlySet<string> = new Set(
  "en-n4-elevator en-n4-note ru-n4-uchastok ru-n4-skver mn-n4-zam mn-n4-tetgeleg".split(" "),
);

/** What was unread until dates were learned from it too. */
export function laterCases(): NaturalCase[] {
  return casesIn(UNREAD).filter(({ id, kept }) => !KEPT.has(id) && kept !== true);
}

/** @param folder contracts with their labels, in the corpus's format */
export function casesIn(folder: string): NaturalCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const label = JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Omit<
        NaturalCase,
        "text" | "contract" | "reading"
      >; // the corpus's own format
      const text = readFileSync(path.join(folder, name.replace(/json$/u, "txt")), "utf8");
      const contract = makeContract(text, label.id, label.type);
      return { ...label, text, contract, reading: readOnce(contract) };
    });
}

export function makeContract(text: string, contractName: string, contractType: string): ContractText {
  return { text, pages: [{ start: 0, page: 1 }], contractName, contractType };
}

/** The corpus's own measure of how much of one passage is contained in another. */
export async function loadOverlap(): Promise<Judge["overlap"]> {
  return (await answerJudge()).overlap;
}

/** The corpus's scoring: whether the passages shown answer a question by themselves. */
export async function answerJudge(): Promise<Judge> {
  const scoring = (await import(pathToFileURL(path.join(CORPUS, "tools", "score_natural.mjs")).href)) as {
    overlap: Judge["overlap"];
    judgeAnswer(
      label: NaturalQuestion,
      got: { basis: string; text: string; passages: readonly string[] },
    ): { verdict?: string };
  }; // a script outside the project
  return {
    overlap: scoring.overlap,
    isRight: (label, passages) =>
      scoring.judgeAnswer(label, { basis: "stated", text: "", passages }).verdict === "right",
  };
}
