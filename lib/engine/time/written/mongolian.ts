/** By its own letters, or a word of a date: not «стороны », which ends like one. Folded. */
const MONGOLIAN = /[өү]|(?<!\p{L})(?:оны|сарын) /u;

/** Whether a sentence with a time is Mongolian, where what a time is for stands behind it. @param words folded */
export function isMongolian(words: string): boolean {
  return MONGOLIAN.test(words);
}
