/**
 * Collects the words that contracts write in lower case, as stems, from the contracts of the corpus and our own:
 * `npx tsx --conditions=react-server scripts/train-words.mts [--write]`. A capitalised one of these amid a sentence is
 * a term rather than a name. `--write` saves them to `lib/engine/lexicon/lower-case-words.json`.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { detectLanguage } from "@/lib/engine/language/identify";
import { stemIn } from "@/lib/engine/language/stem";
import { COMMON } from "@/lib/engine/lexicon/common-words";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { folded } from "@/lib/engine/text/folding";
import { CORPUS, trainingCases } from "./reader/natural.mts";

const FOLDERS = ["clauses/texts", "reference", "training/clauses/texts"];
const LOWER_CASE = /(?<![\p{L}\p{N}.@/-])\p{Ll}{4,}(?![\p{L}@])/gu;
const ALPHABET: Readonly<Record<Language, RegExp>> = { en: /^[a-z]+$/u, ru: /^[а-яё]+$/u, mn: /^[а-яёөү]+$/u };
/** An English word that only one contract has may be a slip, unless it is a frequent word. */
const OFTEN = 2;
const OUT = "lib/engine/lexicon/lower-case-words.json";

const counts: Record<Language, Map<string, number>> = { en: new Map(), ru: new Map(), mn: new Map() };
const commonStems = new Set([...COMMON.en].map((word) => stemIn("en", word)));

for (const { language, text } of texts()) {
  const words = text.match(LOWER_CASE) ?? [];
  for (const stem of new Set(words.map((word) => stemIn(language, folded(word)))))
    if (ALPHABET[language].test(stem)) counts[language].set(stem, (counts[language].get(stem) ?? 0) + 1);
}
const lists = Object.fromEntries(LANGUAGES.map((language) => [language, chosen(language).join(" ")]));
process.stdout.write(`${LANGUAGES.map((language) => `${language} ${chosen(language).length}`).join(", ")}\n`);
if (process.argv.includes("--write")) writeFileSync(OUT, `${JSON.stringify(lists, null, 2)}\n`);

function chosen(language: Language): string[] {
  return [...counts[language]]
    .filter(([stem, count]) => count >= OFTEN || language !== "en" || commonStems.has(stem))
    .map(([stem]) => stem)
    .filter((stem) => !VOCABULARY.phrases[language].has(stem))
    .sort();
}

function texts(): { language: Language; text: string }[] {
  const others = FOLDERS.map((folder) => path.join(CORPUS, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith(".txt"))
    .map((file) => readFileSync(file, "utf8"));
  return [...trainingCases().map(({ text }) => text), ...others].flatMap((text) => {
    const language = detectLanguage(text);
    return language === null ? [] : [{ language, text }];
  });
}
