/** What a sentence on a subject says by naming no figure: no limit at all, or nothing after the end. */
import type { Language } from "@/lib/copy/languages";
import type { Says } from "./statement";
import type { Subject } from "./subject";
import type { Value } from "./bound";
import { valuesIn } from "./values";
import { meets, words } from "./words";

/** Another measure than a share of the price: an index, a list, what the law sets. */
const OTHER_MEASURE = words(
  "index; inflation; cpi; rpi; exceed; more than; at most; maximum; cap.; capped; limit; in line with; schedule; law.; agree; consent",
  "индекс; инфляц; не более; превыш; предел; максим; не свыше; лимит; приложени; закон; соглас; соглаш; ключев",
  "инфляц; индекс; хэтрэхгүй; илүүгүй; ихгүй; дээд; хязгаар; хавсралт; хууль; хуул; тохиролц; тохирч; зөвшөөр",
);

/** 'May raise the rent', '0.1 % for each day': a price or a penalty that nothing in the sentence bounds. */
export function isWithoutLimit(
  subject: Subject,
  sentence: string,
  { says, language }: { says: Says; language: Language },
): boolean {
  if (says !== "does" || meets(OTHER_MEASURE, language, sentence)) return false;
  const units = valuesIn(sentence, language).map(({ unit }) => unit);
  if (units.includes("percent")) return false;
  return subject.id === "price_increase" || (subject.id === "liquidated_damages" && units.includes("percentPerDay"));
}

/** Whether a penalty runs by the day, so that a limit is asked for even where none is named. */
export const runsByTheDay = ({ id }: Subject, sentence: string, language: Language) =>
  id === "liquidated_damages" && valuesIn(sentence, language).some(({ unit }) => unit === "percentPerDay");

const DURING = words(
  "during the term; during this; during the agreement; during employment; during his employment; during her employment; throughout the term; while this; for the term of",
  "в период действи; в течение срока действи; в течение действи; в течение всего срока; в период работы; во время действи",
  "гэрээний хугацаанд; хүчинтэй хугацаанд; үргэлжлэх хугацаанд; гэрээ хүчинтэй; ажиллах хугацаанд; гэрээний үйлчлэх",
);
const AFTER = words(
  "after; following; terminat; expir; thereafter; post; and for; beyond; end of",
  "после; по окончании; по истечении; прекращ; расторж; окончани; и в течение; увольнен",
  "дуус; хойш; цуцал; цуцл; дараа; гарсан",
);

/** A ban 'during the term' is one of no months after it. */
export function monthsAfterEnd({ id }: Subject, sentence: string, language: Language): Value[] {
  const isOfTerm = id === "non_compete" && meets(DURING, language, sentence) && !meets(AFTER, language, sentence);
  const hasLength = isOfTerm && valuesIn(sentence, language).some(({ unit }) => unit === "months" || unit === "days");
  return isOfTerm && !hasLength ? [{ unit: "months", value: 0, at: 0, end: 0, bound: "exact" }] : [];
}
