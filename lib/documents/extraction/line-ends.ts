/** What separates two lines when they become one paragraph. Shared by readers of formats that only know lines. */
const HYPHEN_END = /(\p{L}{2,})[-\u2010\u00ad]$/u;
/** How much of the end of a text is checked, in UTF-16 units. */
const LONGEST_WORD = 100;
const WORD_START = /^(\p{Ll}+(?:[-\u2010]\p{L}+)*)/u;

/** Words of a whole document in lower case, including hyphenated compounds. */
export function collectVocabulary(lines: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const line of lines) {
    const matches = [...line.toLowerCase().matchAll(/\p{L}+(?:[-\u2010]\p{L}+)*/gu)];
    matches.forEach((match, index) => {
      const isCutOff =
        index === matches.length - 1 && /^[-\u2010\u00ad]$/.test(line.slice(match.index + match[0].length));
      if (isCutOff) return;
      words.add(match[0].replaceAll("\u2010", "-"));
      for (const part of match[0].split(/[-\u2010]/)) words.add(part);
    });
  }
  return words;
}

/**
 * Joins lines with a space, or drops a hyphen that only broke a word; a hyphen of the word itself stays ("non-" +
 * "compete"), judged by the rest of the document. Checks only the end of the text, so cost grows with the lines added.
 */
export class JoinedLines {
  readonly #parts: string[] = [];
  #tail = "";

  constructor(readonly vocabulary: ReadonlySet<string>) {}

  /** Appends text unchanged. */
  append(text: string): void {
    this.#parts.push(text);
    this.#tail = text.length >= LONGEST_WORD ? text.slice(-LONGEST_WORD) : (this.#tail + text).slice(-LONGEST_WORD);
  }

  /** Prepares the end so that a line can follow directly. */
  openFor(line: string): void {
    const joint = chooseJoint(this.#tail, line, this.vocabulary);
    if (joint === " ") this.append(joint);
    if (joint === "cut") this.#cut();
  }

  /** All of it. */
  text(): string {
    return this.#parts.join("");
  }

  #cut(): void {
    this.#tail = this.#tail.slice(0, -1);
    for (let last = this.#parts.pop(); last !== undefined; last = this.#parts.pop()) {
      if (last === "") continue;
      this.#parts.push(last.slice(0, -1));
      return;
    }
  }
}

/** What joins the end of a text and a line: nothing, a space, or the last character is cut. */
function chooseJoint(end: string, line: string, vocabulary: ReadonlySet<string>): "" | " " | "cut" {
  if (end === "" || line === "") return "";
  if (end.endsWith("\u00ad")) return "cut";
  const cut = HYPHEN_END.exec(end);
  const rest = WORD_START.exec(line);
  if (!cut || !rest) return endsOpen(end) || end.endsWith(" ") ? "" : " ";
  return keepsHyphen((cut[1] ?? "").toLowerCase(), rest[1] ?? "", vocabulary) ? "" : "cut";
}

/** No space follows a dash or slash between letters or digits ("2020-" + "2021", "and/" + "or"). */
function endsOpen(before: string): boolean {
  return /[\p{L}\p{N}][-\u2010/]$/u.test(before);
}

function keepsHyphen(first: string, second: string, vocabulary: ReadonlySet<string>): boolean {
  if (vocabulary.has(`${first}-${second}`)) return true;
  if (vocabulary.has(first + second)) return false;
  return vocabulary.has(first) && vocabulary.has(second) && second.length > 2;
}
