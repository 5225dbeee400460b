import path from "node:path";
import type { EvalCorpus } from "./corpus";
import { goldFolder } from "./gold";
import { percent, type Share } from "./measures";
import type { ScoredAnswer } from "./predictions";
import { basisScores, type BasisScores } from "./scores";

/** A kind of question, or a language, and how the answers to it rest on the contract. */
export type AnswerKind = { kind: string } & BasisScores;

const KINDS: readonly (readonly [string, string])[] = [
  ["Agreement Date", "date of the agreement"],
  ["Parties", "parties"],
  ["Governing Law", "governing law"],
  ["Expiration Date", "expiration"],
  ["Audit Rights", "audit"],
  ["Cap On Liability", "cap on liability"],
  ["Insurance", "insurance"],
  ["Termination For Convenience", "termination without cause"],
  ["Non-Compete", "non-compete"],
  ["nda", "true, false or not stated"],
];
const LANGUAGES = { en: "English", mn: "Mongolian", ru: "Russian" } as const;
const BASES = ["stated", "likely", "nearest", "absent", "cannot"] as const;

/** Scores answers by kind of question, with the corpus's own tool on the rows of each. */
export function answerKinds(corpus: EvalCorpus, answers: readonly ScoredAnswer[], into: string): AnswerKind[] {
  return KINDS.map(([name, kind]) => ({
    kind,
    ...toScores(corpus, answers, { into, asked: (row) => kindName(row) === name }),
  }));
}

/** The same by the question's language. */
export function answerLanguages(corpus: EvalCorpus, answers: readonly ScoredAnswer[], into: string): AnswerKind[] {
  return Object.entries(LANGUAGES).map(([lang, kind]) => ({
    kind,
    ...toScores(corpus, answers, { into, asked: (row) => row.lang === lang }),
  }));
}

/** All answers to the questions of one half of the contracts, or of both. */
export function answersTogether(corpus: EvalCorpus, answers: readonly ScoredAnswer[], into: string): BasisScores {
  return toScores(corpus, answers, { into, asked: () => true });
}

type Question = EvalCorpus["questions"][number];

function toScores(
  corpus: EvalCorpus,
  answers: readonly ScoredAnswer[],
  { into, asked }: { into: string; asked: (row: Question) => boolean },
): BasisScores {
  const questions = corpus.questions.filter(asked);
  const ids = new Set(questions.map(({ qid }) => qid));
  const files = new Map([["qa/qa.jsonl", questions]]);
  const gold = goldFolder({ ...corpus, files }, path.join(into, "asked"));
  return basisScores(
    gold,
    answers.filter(({ qid }) => ids.has(qid)),
    corpus.root,
  );
}

/** 'Parties' of English questions on a contract, 'nda' of claims to judge, else the language, which is no kind. */
function kindName({ id, qid, lang }: Question): string {
  if (lang !== "en") return lang;
  return qid.slice(id.length + 1).replace(/^nda-\d+$/u, "nda");
}

/** The two halves side by side: the goals of honest answers. */
export function honestyTable(developers: BasisScores, heldOut: BasisScores): string {
  const halves = [developers, heldOut];
  const absent = ({ bases }: BasisScores) => bases.get("absent")?.of ?? 0;
  return toTable([
    ["", "developers' half", "held-out half"],
    ["`stated` that are right (goal 98 %)", ...halves.map(({ bases }) => ofAll(bases.get("stated")))],
    ["answerable questions whose answer is `stated` (goal 70 %)", ...halves.map(({ stated }) => ofAll(stated))],
    [
      "`absent` where there is an answer (goal at most 1 %)",
      ...halves.map((half) => `${half.falseAbsent.right} of ${absent(half)}`),
    ],
  ]);
}

/** By kind or language: how many answers rest on each basis, how far `stated` is right, false `absent`. */
export function kindsTable(rows: readonly AnswerKind[]): string {
  return toTable([
    ["kind", "stated of answerable", "stated that are right", ...BASES, "false absent"],
    ...rows.map(({ kind, bases, stated, falseAbsent }) => [
      kind,
      formatCount(stated),
      formatCount(bases.get("stated")),
      ...shares(bases),
      String(falseAbsent.right),
    ]),
  ]);
}

/** Percent of all answers of a kind at each basis. */
function shares(bases: BasisScores["bases"]): string[] {
  const all = [...bases.values()].reduce((sum, { of }) => sum + of, 0);
  return BASES.map((basis) => percent({ right: bases.get(basis)?.of ?? 0, of: all }));
}

function ofAll(share: Share | undefined): string {
  return share && share.of > 0 ? `${percent(share)} % of ${share.of}` : "-";
}

function formatCount(share: Share | undefined): string {
  return share && share.of > 0 ? `${share.right} of ${share.of}` : "-";
}

/** Rows as a table of Markdown; the first is its head. */
export function toTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
