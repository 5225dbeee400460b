/** What plain-language help is made of, fetched when somebody first needs it. Source: B-50.5. */
import type { FoundTerm } from "@/lib/copy/glossary/find-terms";
import type { Glossary } from "@/lib/copy/glossary/terms";
import type { ClauseHelp, HelpTopic, HelpWords } from "@/lib/copy/help/topics";
import type { Language } from "@/lib/copy/languages";

type Help = { help: ClauseHelp; words: HelpWords };
const HELP: Readonly<Record<Language, () => Promise<Help>>> = {
  mn: () => import("@/lib/copy/help/mn"),
  en: () => import("@/lib/copy/help/en"),
  ru: () => import("@/lib/copy/help/ru"),
};
const GLOSSARIES: Readonly<Record<Language, () => Promise<{ glossary: Glossary }>>> = {
  mn: () => import("@/lib/copy/glossary/mn"),
  en: () => import("@/lib/copy/glossary/en"),
  ru: () => import("@/lib/copy/glossary/ru"),
};

export function loadHelp(language: Language): Promise<Help> {
  return HELP[language]();
}

/** A term in a quote, with its name and meaning in the reader's language. */
export type ExplainedTerm = FoundTerm & { name: string; says: string };

/** Terms in a quote, by the glossary of the quote's language; a word that no glossary has is none. */
export async function explainTerms(quote: string, reader: Language): Promise<ExplainedTerm[]> {
  const [{ detectLanguage }, { findTerms }] = await Promise.all([
    import("@/lib/engine/language/identify"),
    import("@/lib/copy/glossary/find-terms"),
  ]);
  const language = detectLanguage(quote);
  if (language === null) return [];
  const found = findTerms(quote, (await GLOSSARIES[language]()).glossary);
  if (found.length === 0) return [];
  const { glossary } = await GLOSSARIES[reader]();
  return found.map((term) => ({ ...term, name: glossary[term.term][1], says: glossary[term.term][2] }));
}

/** The kind of clause a quote is by its wording alone; null where its words fit none, or several. */
export async function findClauseKind(quote: string): Promise<HelpTopic | null> {
  const [{ kindOfClause }, { helpTopicFor }] = await Promise.all([
    import("@/lib/engine/topics/kind-of-clause"),
    import("@/lib/copy/help/topics"),
  ]);
  const kind = kindOfClause(quote);
  return kind === null ? null : helpTopicFor(kind);
}
