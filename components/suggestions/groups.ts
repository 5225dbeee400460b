/** Suggestions of one kind, which share a card. Pure. Source: B-13.7. */
import type { SuggestionDto } from "@/lib/assistant/schema";
import { CHECK_KEYS, type CheckKey, type CheckWords } from "@/lib/copy/check-words";
import { groupedBy } from "@/lib/grouped-by";

/** `of` is in order of the text, as are the groups by their first. */
export type SuggestionGroup = { title: string; of: readonly [SuggestionDto, ...SuggestionDto[]] };

/** Those of one source and title are of one kind; a title names its check. */
export function groupsOf(suggestions: readonly SuggestionDto[]): readonly SuggestionGroup[] {
  const byKind = groupedBy(suggestions, ({ source, title }) => `${source} ${title}`);
  return [...byKind.values()].flatMap(([first, ...others]) =>
    first ? [{ title: first.title, of: [first, ...others] as const }] : [],
  );
}

const MISSING: readonly CheckKey[] = ["missingLaw", "missingTerm", "missingTermination", "missingSignatures"];

/** Whether a suggestion is about something that isn't there: then the words at its place are no quote on it. */
export function isAboutNothing({ source, title }: SuggestionDto, checks: CheckWords): boolean {
  return source === "check" && MISSING.includes(CHECK_KEYS.find((key) => checks[key].title === title) ?? "placeholder");
}
