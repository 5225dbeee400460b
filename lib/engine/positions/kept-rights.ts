/** Rights that stay with whoever makes the thing, so that nothing passes. Source: B-24.6. */
import type { Language } from "@/lib/copy/languages";
import type { Named } from "./sides";
import { meets, words, type Words } from "./words";

const STAYS: Words = words(
  "remains in; remain in; remains with; remain with; remain vested in; remains vested in; remain the …property of; remains the …property of; stays with; retains; keeps",
  "остаются у; остается у; остаются за; остается за; сохраняются за; сохраняется за; сохраняет",
  "хэвээр хадгал; хадгалж үлд; хадгална; хадгалж",
);
/** Something passes all the same. */
const PASSES: Words = words(
  "assigns; transfers; passes; vests in; work made for hire",
  "переходит; переходят; передает; отчуждает",
  "шилжинэ; шилжүүлнэ",
);
/** How far from the verb the owner stands. Folded letters. */
const NEAR = 60;

/** Whether a folded sentence says that the supplier, who makes the thing, keeps the rights in it. */
export function staysWithMaker(sentence: string, named: readonly Named[], language: Language): boolean {
  const at = STAYS[language] ? sentence.search(STAYS[language]) : -1;
  if (at < 0 || meets(PASSES, language, sentence)) return false;
  const distance = (one: Named) => Math.abs(one.at - at);
  const [owner] = named.filter((one) => distance(one) <= NEAR).toSorted((one, two) => distance(one) - distance(two));
  return owner?.who === "supply";
}
