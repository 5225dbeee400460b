/** Plants changes in a Word file's XML, as somebody who tells nobody makes them. */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** The last kind fits anywhere. */
export const PLANTED_KINDS = ["number", "duty", "alike", "hidden"] as const;
export type PlantedKind = (typeof PLANTED_KINDS)[number];
/** `was` and `is`: the words of the whole run, before and after. */
export type Planted = { kind: PlantedKind; was: string; is: string };

const BODY = "word/document.xml";
const RUN = /<w:r(?: [^>]*)?>(?:(?!<\/w:r>)[\s\S])*?<w:t(?: [^>]*)?>([^<&]{5,})<\/w:t>\s*<\/w:r>/gu;
/** So that each can be told from the others. */
const hidden = (at: number) => `Hidden ${at}: the price may be raised at any time.`;
const LOOK_ALIKE: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", c: "с", p: "р", х: "x", е: "e", о: "o" };
const DUTIES: readonly (readonly [RegExp, string])[] = [
  [/\bshall not\b/u, "shall"],
  [/\bshall\b/u, "may"],
  [/\bmust\b/u, "may"],
  [/\bmay\b/u, "shall"],
  [/\bwill\b/u, "may"],
  [/(?<!\p{L})вправе(?!\p{L})/u, "обязан"],
  [/(?<!\p{L})обязан(?!\p{L})/u, "вправе"],
  [/үүрэгтэй/u, "эрхтэй"],
  [/эрхтэй/u, "үүрэгтэй"],
];

/** The file with at most `count` of each kind in places that `random` chooses, one in a run of words. */
export function plant(
  file: Uint8Array,
  counts: Readonly<Record<PlantedKind, number>>,
  random: () => number,
): { file: Uint8Array; planted: Planted[] } {
  const parts = unzipSync(file);
  const xml = strFromU8(parts[BODY] ?? new Uint8Array());
  const runs = [...xml.matchAll(RUN)].map((match) => ({ at: match.index, whole: match[0], words: match[1] ?? "" }));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const edits = new Map<number, { whole: string; planted: Planted }>();
  for (const kind of PLANTED_KINDS) {
    const open = shuffled(runs, random).filter(({ at }) => !edits.has(at));
    // what is left over is planted as hidden words, which fit anywhere
    let left = kind === "hidden" ? total - edits.size : counts[kind];
    for (const run of open) {
      const is = left > 0 ? edited(kind, run.words, run.at) : null;
      if (is === null) continue;
      edits.set(run.at, { whole: written(kind, run, is), planted: { kind, was: run.words, is } });
      left -= 1;
    }
  }
  let made = "";
  let from = 0;
  for (const { at, whole } of runs) {
    const edit = edits.get(at);
    made += edit ? xml.slice(from, at) + edit.whole : "";
    from = edit ? at + whole.length : from;
  }
  const bytes = zipSync({ ...parts, [BODY]: strToU8(made + xml.slice(from)) });
  return { file: bytes, planted: [...edits.values()].map(({ planted }) => planted) };
}

function written(kind: PlantedKind, { whole, words }: { whole: string; words: string }, is: string): string {
  if (kind !== "hidden") return whole.replace(`>${words}<`, () => `>${is}<`);
  return `${whole}<w:r><w:rPr><w:vanish/></w:rPr><w:t xml:space="preserve"> ${is}</w:t></w:r>`;
}

function edited(kind: PlantedKind, words: string, at: number): string | null {
  if (kind === "hidden") return hidden(at);
  if (kind === "number") return withOtherNumber(words);
  if (kind === "alike") return withLookAlike(words);
  const duty = DUTIES.find(([pattern]) => pattern.test(words));
  return duty ? words.replace(duty[0], duty[1]) : null;
}

function withOtherNumber(words: string): string | null {
  const found = /(?<=\s)\d+(?=[\s,;)])/u.exec(words);
  if (!found) return null;
  const [number] = found;
  const last = (Number(number.at(-1)) + 3) % 10;
  return `${words.slice(0, found.index)}${number.slice(0, -1)}${last}${words.slice(found.index + number.length)}`;
}

function withLookAlike(words: string): string | null {
  const at = [...words.matchAll(/(?<=\p{L})[aeocpхео](?=\p{L})/gu)][0]?.index;
  if (at === undefined) return null;
  return words.slice(0, at) + (LOOK_ALIKE[words[at] ?? ""] ?? "") + words.slice(at + 1);
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const given = [...all];
  for (let at = given.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [given[at], given[other]] = [given[other] as T, given[at] as T]; // both are within
  }
  return given;
}
