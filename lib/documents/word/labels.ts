/** Numbers of clauses that Word counts: how they look, so that one that was typed is known again. */
const ROMAN = /^[ivxlcdm]+$/i;

/** A pattern for other numbers of the same look as `label`, at the start of a text. */
export function labelPattern(label: string): RegExp {
  const parts = label
    .trim()
    .split(/(\p{N}+|\p{L}+|\s+)/u)
    .filter((part) => part !== "");
  return new RegExp(`^${parts.map(patternOf).join("")}(?:\\s+|$)`, "u");
}

/** How much of a text is its number: the old one as it was, or one of the same look; 0 where it has none. */
export function typedLabel(text: string, label: string): number {
  if (label.trim() === "") return 0;
  if (text.startsWith(label)) return label.length;
  if (text === label.trimEnd()) return text.length;
  return labelPattern(label).exec(text)?.[0].length ?? 0;
}

function patternOf(part: string): string {
  if (/^\p{N}/u.test(part)) return "\\p{N}+";
  if (part.trim() === "") return "\\s+";
  if (!/^\p{L}/u.test(part)) return part.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
  if (ROMAN.test(part)) return part === part.toLowerCase() ? "(?:[ivxlcdm]+|[a-z])" : "(?:[IVXLCDM]+|[A-Z])";
  return [...part].length === 1 ? "\\p{L}" : part;
}
