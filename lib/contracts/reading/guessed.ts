/** What kind of contract a text is, and what it calls itself: guesses, which people change. Pure. Source: B-7.10. */
import { foldForSearch } from "@/lib/documents/search/search-text";
import type { CONTRACT_TYPES } from "@/lib/contracts/bounds";

type ContractType = (typeof CONTRACT_TYPES)[number];

/** A contract says what it is in its title, or else in its first sentences. UTF-16 units. */
const TITLE_CHARS = 300;
const BEGINNING_CHARS = 3_000;
const MOST_NAME_CHARS = 120;

/** Beginnings of words, folded; the first type whose words stand there is it. */
const CUES: readonly (readonly [ContractType, readonly string[]])[] = [
  [
    "Non-Disclosure Agreement",
    [
      "non-disclosure",
      "nondisclosure",
      "confidentiality agreement",
      "нууцлал",
      "нууц хадгал",
      "неразглаш",
      "конфиденциальн",
    ],
  ],
  ["Employment Contract", ["employment", "хөдөлмөрийн гэрээ", "трудовой договор", "трудового договор"]],
  ["Lease Agreement", ["lease", "tenancy", "rental agreement", "түрээс", "аренд", "найма жил"]],
  [
    "Partnership Agreement",
    [
      "partnership",
      "joint venture",
      "joint activity",
      "хамтран ажиллах",
      "хамтын ажиллагаа",
      "совместной деятельност",
      "партнерств",
    ],
  ],
  [
    "Sales Contract",
    [
      "sale",
      "purchase",
      "supply agreement",
      "supply contract",
      "худалдах",
      "худалдан авах",
      "худалдааны гэрээ",
      "нийлүүлэх",
      "купли-продаж",
      "поставк",
    ],
  ],
  ["Service Agreement", ["service", "consulting", "үйлчилгээ", "ажил гүйцэтгэх", "услуг", "подряд"]],
];

/** By the title where that tells it, else by the beginning; `Other` where neither does. */
export function guessedType(text: string): ContractType {
  return typeIn(text.slice(0, TITLE_CHARS)) ?? typeIn(text.slice(0, BEGINNING_CHARS)) ?? "Other";
}

function typeIn(text: string): ContractType | null {
  const folded = ` ${foldForSearch(text).replace(/["'(]/g, " ")}`;
  const places = CUES.flatMap(([type, cues]) => {
    const at = cues.map((cue) => folded.indexOf(` ${cue}`)).filter((place) => place >= 0);
    return at.length === 0 ? [] : [{ type, at: Math.min(...at) }];
  });
  return places.sort((one, other) => one.at - other.at)[0]?.type ?? null;
}

/** Names of files that say nothing of what is in them. */
const SAYS_NOTHING =
  /^(?:scan|img|image|doc|document|file|untitled|new|copy|скан|документ|файл|шинэ|баримт)?[\s\d_().-]*$/;

/** The title of the text, for a contract whose file's name says nothing; null where its name does, or there is none. */
export function guessedName(name: string, text: string): string | null {
  if (!SAYS_NOTHING.test(name.toLowerCase())) return null;
  const title =
    text
      .slice(0, BEGINNING_CHARS)
      .split("\n")
      .find((line) => /\p{L}{3}/u.test(line))
      ?.trim() ?? "";
  return title === "" || title.length > MOST_NAME_CHARS ? null : title.replace(/[\s\p{Cc}]+/gu, " ");
}
