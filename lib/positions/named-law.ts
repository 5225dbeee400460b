/** Whether a clause names one of some laws. Pure. */
import { detectLanguage } from "@/lib/engine/language/identify";
import { stemIn } from "@/lib/engine/language/stem";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { conceptsNamed } from "@/lib/engine/lexicon/vocabulary";
import { sideOfRole } from "@/lib/engine/positions/sides";
import { folded, splitWords } from "@/lib/engine/text/folding";

type Quoted = { content: string };

/** Words in the names of many countries and laws. */
const COMMON = new Set([
  "state",
  "of",
  "the",
  "law",
  "laws",
  "republic",
  "and",
  "право",
  "прав",
  "штат",
  "штата",
  "улс",
  "хууль",
  "хуул",
]);
/** Ireland isn't Northern Ireland: after one of these it is a different name. */
const PART_NAMES = /(?:northern|north|south|new|inner|внутренн\p{L}{1,3}|өвөр|южн\p{L}{1,3}|северн\p{L}{1,3})$/u;

/** A law with the name of its country: 'the laws of Kenya', 'Kenyan law', 'право Кении', 'Кени улсын хууль'. */
const NAMES_A_LAW =
  /laws? of (?:the )?\p{Lu}|\p{Lu}\p{L}+ law(?![\p{L}])|(?:прав|законодательств)\p{L}{0,3} \p{Lu}|\p{Lu}\p{L}+(?: [Уу]лс\p{L}{0,3})? хуул/u;

/** 'The law of the Seller' names no law. */
function namesALaw(content: string): boolean {
  const named = content.match(NAMES_A_LAW)?.[0];
  return named !== undefined && sideOfRole(named) === null && !PLACE_OF_A_PARTY.test(content);
}

const PLACE_OF_A_PARTY =
  /(?:country|state|place|seat) of (?:the )?(?:\p{L}+ )?(?:supplier|seller|buyer|defendant|claimant|lessor|party)|(?:стран|мест)\p{L}{1,3} (?:\p{L}+ )?(?:продавца|поставщика|покупателя|истца|ответчика)/iu;

/** Met if the clauses have one of the names in any inflection. If none does, another law is named. */
export function nameAnswer(names: readonly string[], passages: readonly Quoted[]): "met" | "broken" | "unknown" {
  if (passages.length === 0) return "unknown";
  const clauses = passages.map(({ content }) => folded(content));
  const wanted = countriesIn(names, { besideLaw: false });
  const there = countriesIn(clauses, { besideLaw: true });
  if (wanted.size > 0 && [...wanted].every((country) => there.has(country))) return "met";
  if (clauses.some((clause) => names.some((name) => stands(name, clause)))) return "met";
  const isNear = clauses.some((clause) => names.some((name) => sharesWord(name, clause)));
  return !isNear && passages.some(({ content }) => namesALaw(content)) ? "broken" : "unknown";
}

/** Lexicon countries right next to the word for law: 'English law', 'право Англии'; not the city of a court. */
function countriesIn(texts: readonly string[], { besideLaw }: { besideLaw: boolean }): Set<number> {
  return new Set(
    texts.flatMap((text) => {
      const language = detectLanguage(text) ?? "en";
      const stems = splitWords(folded(text)).map((word) => stemIn(language, word));
      const laws = stems.flatMap((stem, at) => (LAW.test(stem) ? [at] : []));
      return conceptsNamed(VOCABULARY, language, stems)
        .filter(({ at }) => !besideLaw || laws.some((law) => Math.abs(law - at) <= BESIDE))
        .map(({ concept }) => concept)
        .filter((concept) => COUNTRIES.has(VOCABULARY.concepts[concept]?.id ?? ""));
    }),
  );
}

const LAW = /^(?:law|прав|законодательств|хуул)/u;
const BESIDE = 3;
const COUNTRIES = new Set(["mongolia", "russia", "china", "england", "singapore", "hong_kong", "kazakhstan"]);

function stands(name: string, clause: string): boolean {
  const wanted = toStems(name, clause).filter((stem) => !COMMON.has(stem));
  if (wanted.length === 0) return false;
  const there = toStems(clause, clause);
  const [first] = wanted;
  return there.some((stem, at) => {
    if (stem !== first) return false;
    const before = splitWords(clause)[at - 1] ?? "";
    return !PART_NAMES.test(before) && wanted.every((one) => there.slice(at, at + wanted.length + 3).includes(one));
  });
}

function sharesWord(name: string, clause: string): boolean {
  const there = new Set(toStems(clause, clause));
  const alike = (one: string) => one.length > 3 && !COMMON.has(one) && [...there].some((stem) => startAlike(stem, one));
  return toStems(name, clause).some(alike);
}

/** 'Kenya' and 'Kenyan'. */
const startAlike = (one: string, other: string) => one.length > 3 && one.slice(0, 4) === other.slice(0, 4);

/** In the clause's language, because a name alone may be too short to tell. */
function toStems(text: string, clause: string): string[] {
  const language = detectLanguage(clause) ?? "en";
  return splitWords(folded(text)).map((word) => stemIn(language, word));
}
