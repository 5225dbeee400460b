/** The severity of suggestions, and which ones share a card. Pure. */
import type { BadgeTone } from "@/components/ui/badge";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { CHECK_KEYS, SIDED_CHECKS, type CheckKey, type CheckWords } from "@/lib/copy/check-words";
import type { Copy } from "@/lib/copy/copy";
import { groupedBy } from "@/lib/grouped-by";

const SEVERITIES = ["high", "medium", "low"] as const;
export type Severity = (typeof SEVERITIES)[number];

export const SEVERITY_TONES: Readonly<Record<Severity, BadgeTone>> = { high: "red", medium: "orange", low: "gray" };

/** The nearest of the three: a model may use another severity, which then counts as low. */
export function parseSeverity(severity: string): Severity {
  return SEVERITIES.find((known) => known === severity) ?? "low";
}

/** The gravest of several. */
export function gravest(severities: readonly string[]): Severity {
  const known = severities.map(parseSeverity);
  return SEVERITIES.find((severity) => known.includes(severity)) ?? "low";
}

/** As a label; a model's own severity is shown as it named it. */
export function severityText(severity: string, words: Copy["suggestions"]["severity"]): string {
  const known = SEVERITIES.find((one) => one === severity);
  return known ? words[known] : severity;
}

// Suggestions of one kind share a card. Source: B-13.7.

/** `of` is in text order. */
export type SuggestionGroup = { title: string; of: readonly [SuggestionDto, ...SuggestionDto[]] };

/**
 * The same source and title means the same kind; a title names its check. The gravest kinds come first, those of one
 * severity in text order.
 */
export function groupSuggestions(suggestions: readonly SuggestionDto[]): readonly SuggestionGroup[] {
  const byKind = groupedBy(suggestions, ({ source, title }) => `${source} ${title}`);
  const groups = [...byKind.values()].flatMap(([first, ...others]) =>
    first ? [{ title: first.title, of: [first, ...others] as const }] : [],
  );
  const rank = ({ of }: SuggestionGroup) => SEVERITIES.indexOf(gravest(of.map(({ severity }) => severity)));
  return groups.toSorted((one, other) => rank(one) - rank(other));
}

/** Our wording that somebody asked for, clauses that favour one party, or other remarks. */
export type Family = "own" | "sides" | "others";

/** By family, in order: what a person asked for, then the family with the gravest. Source: B-13.7, B-13.13. */
export function splitFamilies(
  groups: readonly SuggestionGroup[],
  checks: CheckWords,
): readonly { family: Family; groups: readonly SuggestionGroup[] }[] {
  const titles = new Set(SIDED_CHECKS.map((key) => checks[key].title));
  const isOfSides = ({ title, of }: SuggestionGroup) => of[0].source === "check" && titles.has(title);
  const isOwn = ({ of }: SuggestionGroup) => of[0].source === "positions";
  const own = { family: "own" as const, groups: groups.filter(isOwn) };
  const sides = { family: "sides" as const, groups: groups.filter(isOfSides) };
  const others = { family: "others" as const, groups: groups.filter((group) => !isOfSides(group) && !isOwn(group)) };
  const rank = (family: { groups: readonly SuggestionGroup[] }) =>
    SEVERITIES.indexOf(gravest(family.groups.flatMap(({ of }) => of.map(({ severity }) => severity))));
  const found = [sides, others].toSorted((one, other) => rank(one) - rank(other));
  return [own, ...found].filter((family) => family.groups.length > 0);
}

const OWN_FIELD = /\{\{[^{}\n]{1,80}\}\}/u;

/** Whether an empty field of the contract's template explains it: the page offers to fill those in. Source: B-13.11. */
export function isOwnField({ source, quote, replacement }: SuggestionDto): boolean {
  return source === "check" && replacement === null && OWN_FIELD.test(quote);
}

const MISSING: readonly CheckKey[] = ["missingLaw", "missingTerm", "missingTermination", "missingSignatures"];

/** Whether a suggestion is about something that isn't there: then the words at its place are no quote on it. */
export function isAboutNothing({ source, title }: SuggestionDto, checks: CheckWords): boolean {
  return source === "check" && MISSING.includes(CHECK_KEYS.find((key) => checks[key].title === title) ?? "placeholder");
}
