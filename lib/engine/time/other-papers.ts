const EN = /^(?:acceptance|invoice\p{L}?|orders?|certificate|report|protocol|note|minutes|statement|each|every)$/u;
const RU =
  /^(?:акт\p{L}{0,3}|накладн\p{L}{1,3}|заяв\p{L}{1,4}|протокол\p{L}{0,3}|прилож\p{L}{1,5}|спецификац\p{L}{1,3}|отчет\p{L}{0,3}|счет\p{L}{0,2}|кс|упд|ее|кажд\p{L}{2,3})$/u;
const MN = /^(?:захиалг\p{L}{0,4}|нэхэмжл\p{L}{0,8})$/u;

/** Whether signing what a word names is an event of its own, not the signing of the contract. */
export function isOtherPaper(word: string): boolean {
  return EN.test(word) || RU.test(word) || MN.test(word);
}
