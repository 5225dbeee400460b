import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as russian } from "@orama/stemmers/russian";
import type { Language } from "@/lib/copy/languages";
import { mongolianStem } from "./mongolian";

const MOST_KEPT = 50_000;
const kept: Record<Language, Map<string, string>> = { en: new Map(), ru: new Map(), mn: new Map() };

/** The stem of a folded word in a language; numbers stay unchanged, Latin words always get English stems. */
export function stemIn(language: Language, word: string): string {
  const of = /[a-z]/u.test(word) ? "en" : language;
  const known = kept[of].get(word);
  if (known !== undefined) return known;
  if (kept[of].size > MOST_KEPT) kept[of].clear();
  const stem = stemmed(of, word);
  kept[of].set(word, stem);
  return stem;
}

const formsOf = (stem: string, forms: string) => Object.fromEntries(forms.split(" ").map((form) => [form, stem]));

/** Words that the rules would stem to another word: 'шүүх' (court) to 'шүү', 'менять' (change) to 'меня' (me). */
const BY_HAND: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: {
    reasonable: "reasonable",
    reasonably: "reasonable",
    authority: "authority",
    authorities: "authority",
    responsible: "responsib",
    responsibility: "responsib",
    responsibilities: "responsib",
    information: "information",
    receivable: "receivable",
    willful: "willful",
    wilful: "willful",
  },
  ru: {
    заем: "займ",
    заема: "займ",
    займ: "займ",
    правила: "правил",
    правил: "правил",
    договориться: "договорит",
    договорились: "договорит",
    меню: "меню",
    прием: "прием",
    наем: "найм",
    ...formsOf("менят", "менять меняет меняют меняем меняется меняются меняться менял меняли"),
  },
  mn: {
    ...formsOf("мөнг", "мөнгөө мөнгөөр мөнгийг мөнгөөс мөнгөөрөө мөнгөнийхөө"),
    ...formsOf("шүүх", "шүүх шүүхийн шүүхэд шүүхээр шүүхээс шүүхтэй шүүхийг шүүхдээ"),
    ...formsOf("чөл", "чөлөө"),
    ...formsOf("баг", "багийн багийг багаас"),
    ...formsOf("оролц", "оролцох оролцоно оролцож оролцсон оролцоход оролцдог оролцохгүй"),
    ...formsOf("өглөө", "өглөө өглөөний"),
    ...formsOf("шүүгээ", "шүүгээ шүүгээний"),
    ...formsOf("талх", "талх талхны"),
  },
};

function stemmed(language: Language, word: string): string {
  if (/\d/u.test(word) || word.length <= 3) return word;
  const byHand = BY_HAND[language];
  if (byHand && Object.hasOwn(byHand, word)) return byHand[word] ?? word; // every object has a 'constructor'
  if (language === "mn") return mongolianStem(word);
  return language === "ru" ? russian(word) : english(word);
}
