/** In which language a text is written. Pure. */
import type { Language } from "@/lib/copy/languages";

/** What tells: more of a long text would say the same. */
const SAMPLE_CHARS = 20_000;

/** Whose letters the text is mostly written in; ө and ү tell Mongolian. A text without letters is English. */
export function writtenIn(text: string): Language {
  const sample = text.slice(0, SAMPLE_CHARS);
  const cyrillic = sample.match(/[а-яё]/giu)?.length ?? 0;
  if (cyrillic < (sample.match(/[a-z]/giu)?.length ?? 0) || cyrillic === 0) return "en";
  return (sample.match(/[өү]/giu)?.length ?? 0) > cyrillic / 100 ? "mn" : "ru";
}
