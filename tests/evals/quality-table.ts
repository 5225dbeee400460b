import { toTable } from "./answer-kinds";
import type { EvalCorpus } from "./corpus";
import { goldFolder } from "./gold";
import { measureHonesty, pagesWithinOne, percent, sum, type Share } from "./measures";
import { predictAll, type ScoredAnswer } from "./predictions";
import { chatScores, findScores, type FindScore } from "./scores";

/** One half or the whole of a corpus, measured. `pages` is null where it was not asked for. */
export type Measured = {
  find: FindScore[];
  byLanguage: FindScore[];
  abstention: Share;
  falseNone: Share;
  pages: Share | null;
  chat: number | undefined;
};

type Line = { what: string; set: string; cat: string; target: string; language?: string };

const CUAD = "cuad_parties_governing_law";
const HAND = "hand_survival_jurisdiction_obligations";
const NLI = "contractnli_survival_obligations";
const LINES: readonly Line[] = [
  { what: "parties (CUAD)", set: CUAD, cat: "parties", target: "95 / 95" },
  { what: "governing law (CUAD)", set: CUAD, cat: "governing_law", target: "97 / 93" },
  { what: "jurisdiction (hand)", set: HAND, cat: "jurisdiction", target: "92 / 85" },
  { what: "survival (hand)", set: HAND, cat: "survival", target: "92 / 85" },
  { what: "survival (ContractNLI)", set: NLI, cat: "survival", target: "85 / 75" },
  { what: "obligations (hand)", set: HAND, cat: "obligations", target: "92 / 85" },
  { what: "obligations (CUAD, partial)", set: "cuad_obligations_partial", cat: "obligations", target: "75" },
  { what: "obligations (ContractNLI, partial)", set: NLI, cat: "obligations", target: "85" },
];
const LANGUAGES = { ru: "Russian", mn: "Mongolian" } as const;

const SOURCES =
  "Sources of the corpus, which is no part of the project: CUAD v1 (The Atticus Project, CC BY 4.0; 'hand' are labels made by the corpus's authors on CUAD contracts), ContractNLI (Koreeda and Manning 2021, CC BY 4.0), " +
  "and for Russian and Mongolian contracts written for the corpus (CC0), one of the Accord Project (Apache-2.0) and some of Mozilla (CC BY-SA 3.0).";

/**
 * Measures the built-in engine on a corpus with the corpus's own tools, which read from the folder `into`; `answers`
 * are to the corpus's questions.
 */
export async function measure(
  corpus: EvalCorpus,
  into: string,
  what: { pages: boolean; answers: readonly ScoredAnswer[] },
): Promise<Measured> {
  const gold = goldFolder(corpus, into);
  const predictions = await predictAll(corpus);
  const honesty = measureHonesty(corpus, predictions);
  return {
    find: findScores(gold, predictions, corpus.root),
    byLanguage: findScores(gold, predictions, corpus.root, "lang"),
    abstention: sum(honesty.map((row) => row.abstention)),
    falseNone: sum(honesty.map((row) => row.falseNone)),
    pages: what.pages ? await pagesWithinOne(corpus) : null,
    chat: corpus.questions.length === 0 ? undefined : chatScores(gold, what.answers, corpus.root).get("ALL"),
  };
}

/** The table of docs/quality.md: targets beside what is reached on all contracts and on the half that only measures. */
export function qualityTable(all: Measured, check: Measured): string {
  const rows = [
    ...LINES.map((line) => [line.what, line.target, figures(all.find, line), figures(check.find, line)]),
    ...languageLines().map((line) => [
      line.what,
      line.target,
      figures(all.byLanguage, line),
      figures(check.byLanguage, line),
    ]),
    ["chat answers that are right", "75", String(all.chat ?? "-"), String(check.chat ?? "-")],
    ["'none' where there is none", "90", percent(all.abstention), percent(check.abstention)],
    ["'none' where there is one", "at most 3", percent(all.falseNone), percent(check.falseNone)],
    ["quotes that are verbatim", "100", verbatim(all.find), verbatim(check.find)],
    ["page within one", "98", all.pages ? percent(all.pages) : "-", check.pages ? percent(check.pages) : "-"],
  ];
  const head = ["recall / precision in percent", "target", "all contracts", "held-out half"];
  return `${toTable([head, ...rows])}\n\n${SOURCES}`;
}

function languageLines(): Line[] {
  return Object.entries(LANGUAGES).flatMap(([language, name]) =>
    ["parties", "governing_law", "jurisdiction", "survival", "obligations"].map((cat) => ({
      what: `${name}: ${cat.replace("_", " ")}`,
      set: "multilingual_ru_mn",
      cat,
      target: "within 5 of English",
      language,
    })),
  );
}

function figures(scores: readonly FindScore[], line: Line): string {
  const score = scores.find(
    (row) =>
      row.set === line.set && row.cat === line.cat && (line.language === undefined || row.group === line.language),
  );
  if (!score) return "-";
  return score.P === "n/a" ? score.R : `${score.R} / ${score.P}`;
}

function verbatim(scores: readonly FindScore[]): string {
  const rates = scores.map((row) => Number(row.verbat)).filter((rate) => Number.isFinite(rate));
  return rates.length === 0 ? "-" : Math.min(...rates).toFixed(1);
}
