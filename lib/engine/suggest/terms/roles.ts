import type { Language } from "@/lib/copy/languages";
import { stemIn } from "../../language/stem";
import { VOCABULARY } from "../../lexicon/all";
import { folded, splitWords } from "../../text/folding";
import * as cue from "./names.cues";
import { anyOf } from "../../language/patterns";

/** Endings of agent nouns. Lower case. */
const DOER = { en: anyOf(cue.doer.en), ru: anyOf(cue.doer.ru), mn: anyOf(cue.doer.mn) };
const DEED = anyOf(cue.deed);
/** Agents that may be anyone. */
const ANYBODY = anyOf(cue.anybody);
const MORE = { en: cue.roles.en.split(" "), ru: cue.roles.ru.split(" "), mn: cue.roles.mn.split(" ") };

const known = new Map<Language, ReadonlyMap<string, readonly string[]>>();

/** What contracts call their parties: stems of the names, by their first stem. */
function rolesIn(language: Language): ReadonlyMap<string, readonly string[]> {
  const ready = known.get(language);
  if (ready) return ready;
  const party = VOCABULARY.concepts.findIndex(({ id }) => id === "party");
  const names = VOCABULARY.concepts.flatMap(({ words }, at) =>
    VOCABULARY.above[at]?.includes(party)
      ? words[language].filter((name) => DOER[language].test(name) && !ANYBODY.test(name))
      : [],
  );
  const roles = new Map<string, string[]>();
  for (const name of [...names, ...MORE[language]]) {
    const [first = "", second, third] = splitWords(folded(name)).map((word) => stemIn(language, word));
    if (third !== undefined) continue;
    const behind = roles.get(first);
    if (behind) behind.push(second ?? "");
    else roles.set(first, [second ?? ""]);
  }
  known.set(language, roles);
  return roles;
}

/** The first stems of all common party names. */
export function roleStems(language: Language): Iterable<string> {
  return rolesIn(language).keys();
}

/** Whether a word, with the next one, is a common party name. */
export function isRole(language: Language, word: string, next: string): boolean {
  const own = folded(word);
  if (language === "en" ? !DOER.en.test(own) && !MORE.en.includes(own) : DEED.test(own)) return false;
  const behind = rolesIn(language).get(stemIn(language, own));
  return behind?.some((second) => second === "" || second === stemIn(language, folded(next))) ?? false;
}
