/** `before` and `after` are the words that changed, `clause` where: clause 8.1(a), Article IV, or "". */
type SuggestionDone = { title: string; before: string; after: string; clause: string; version: number };
const inClause = (clause: string) => (clause === "" ? "" : `${clause}, `);

/** Words of suggestions for a contract's text, English. Source: behaviour §13. */
export const suggestions = {
  byAgent: (name: string) => `Proposed by ${name}`,
  title: "Suggestions",
  nextPoint: "Next point of the review",
  loading: "Loading suggestions…",
  /** Of a template's fields, which are no suggestions. */
  fields: (count: number) =>
    count === 1
      ? "1 empty field isn't listed. Fill it in first."
      : `${count} empty fields aren't listed. Fill them in first.`,
  beingMade: "Still looking for suggestions…",
  beingMadeHint: "They appear here as we find them.",
  loadFailed: "Failed to load suggestions. Please try again later.",
  empty: "No suggestions for this version.",
  emptyHint: "We found nothing to point out. This doesn't replace a review by a lawyer.",
  allDecided: "No open suggestions for this version.",
  saveFirst: "Save or discard your changes before you accept a suggestion: suggestions apply to the saved text.",
  otherVersion: "Suggestions apply to the current version. Go back to it to accept one.",
  severity: { label: "Severity", high: "High", medium: "Medium", low: "Low" },
  page: (page: number) => `Page ${page}`,
  showInText: "Show in text",
  showSuggestion: (title: string, quote: string) => `Show in text: ${title} (${quote})`,
  quote: "In the contract",
  change: "Suggested change",
  margin: {
    label: "Suggestions beside the text",
    one: (severity: string, title: string) => `${severity} severity: ${title}`,
    several: (count: number, severity: string, title: string) =>
      `${count} suggestions here, ${severity} severity: ${title}`,
  },
  receipt: { title: (versionNumber: number) => `Applied in version ${versionNumber}`, close: "Close this message" },
  group: {
    label: (title: string, count: number) => `${title}: ${count} places`,
    places: (count: number) => `${count} places`,
    showAll: (count: number) => `Show all ${count} places`,
    applyAll: (count: number) => `Apply to all ${count}`,
    applyAllHint: "All as shown above, in one new version.",
    applied: (count: number, versionNumber: number) => `${count} places were changed in version ${versionNumber}`,
  },
  outdated: {
    changed:
      "The clause has changed since this was suggested, so it can’t be put in automatically. Copy the wording from here.",
    wasFor: "It was for these words",
    now: "The clause now",
    wording: "Our wording",
  },
  families: { own: "Our wording, not accepted yet", sides: "Terms that favour one party", others: "Other suggestions" },
  setAside: {
    toggle: (count: number) => `Dismissed: ${count}`,
    takeBack: "Restore",
    restoreSuggestion: (title: string, quote: string) => `Restore: ${title} (${quote})`,
    failed: "Failed to restore the suggestion. Please try again later.",
  },
  accept: "Accept and save version",
  acceptSuggestion: (title: string, quote: string) => `Accept and save version: ${title} (${quote})`,
  dismiss: "Dismiss",
  dismissSuggestion: (title: string, quote: string) => `Dismiss: ${title} (${quote})`,
  clause: (number: string) => `clause ${number}`,
  did: {
    replaced: ({ title, before, after, clause, version }: SuggestionDone) =>
      `${title}: “${before}” changed to “${after}” in ${inClause(clause)}version ${version}`,
    added: ({ title, after, clause, version }: SuggestionDone) =>
      `${title}: “${after}” added in ${inClause(clause)}version ${version}`,
    removed: ({ title, before, clause, version }: SuggestionDone) =>
      `${title}: “${before}” removed in ${inClause(clause)}version ${version}`,
  },
  acceptFailed: "Failed to accept the suggestion. Please try again later.",
  dismissed: "Suggestion dismissed",
  dismissFailed: "Failed to dismiss the suggestion. Please try again later.",
};
