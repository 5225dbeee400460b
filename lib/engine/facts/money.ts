import type { Reading, Sentence } from "../text/reading";

const AMOUNT =
  /(?:(?:(?:US|CA|AU)?[$€£¥₮₽]|(?<!\p{L})(?:USD|EUR|GBP|CHF|CAD|AUD|RUB|MNT|CNY|RMB|JPY))\s{0,2}\d[\d,.\s]{0,18}\d?(?:\s?(?:million|billion|thousand|mln))?|(?<!\d)\d{1,3}(?:[ ,.\u00a0]\d{3}){0,4}(?:[.,]\d{1,2})?\s{0,2}(?:\([^()]{2,80}\)\s{0,2})?(?:dollars?|usd|eur|euros?|gbp|pounds?|rmb|yuan|yen|cad|rub|mnt|руб\p{L}{0,3}|тенге|сом(?!\p{L})|доллар\p{L}{0,3}|евро|гривен|төг(?:рөг\p{L}{0,4})?|ам\.?\s?доллар\p{L}{0,4})(?!\p{L}))/giu;
const PAYS =
  /\b(?:fee|price|pay|paid|payment|payable|compensation|salary|rent|royalt|consideration|purchase|amount|invoice|deposit|cost)\p{L}{0,4}\b|стоимост|цен[аыу]|оплат|плат[аыу]|вознагражден|аванс|үнэ(?!н|м)|төлбөр|төлнө|төлөх|түрээсийн|цалин|урьдчилгаа/u;
const PAYMENT =
  /\b(?:shall|will|must|agrees? to|is to) (?:\p{L}+ ){0,2}(?:pay|reimburse|remit)\b|\bpayable\b|\bdue (?:and payable|within)\b|оплачива(?:ет|ют)|оплатить|уплачива(?:ет|ют)|вносит|вносить|производит оплату|перечисля(?:ет|ют)|төлнө|төлөх|шилжүүлнэ|шилжүүлэх үүрэгтэй/u;
const MINOR =
  /пен[яюи]|штраф|неустойк|алданги|торгууль|penalt|liquidated|insurance|coverage|insured|liabilit|indemn|par value|damages/u;

/** The amounts of money in a text, as they are written. */
export function amountsIn(text: string): string[] {
  return [...text.matchAll(AMOUNT)].map((match) => match[0].trim().replace(/[,.]$/u, ""));
}

const WHOLE =
  /\b(?:total|aggregate|contract price|purchase price|overall)\b|общ(?:ая|ей|ую) (?:стоимост|сумм|цен)|(?:цена|стоимость) (?:настоящего )?(?:договора|контракта)|нийт (?:үнэ|төлбөр|дүн)|гэрээний (?:нийт )?үнэ/u;

/** The sentences that state what is paid, those with the price of the whole first; at most `limit`. */
export function priceSentences(reading: Reading, limit: number): Sentence[] {
  const priced = moneySentences(reading, limit * 3).map((sentence) => ({
    sentence,
    hasAmount: amountsIn(reading.contract.text.slice(sentence.start, sentence.end)).length > 0,
  }));
  const rank = ({ sentence, hasAmount }: (typeof priced)[number]) =>
    (hasAmount ? 2 : 0) + (hasAmount && WHOLE.test(sentence.folded) ? 1 : 0);
  return priced
    .sort((a, b) => rank(b) - rank(a) || a.sentence.start - b.sentence.start)
    .slice(0, limit)
    .map(({ sentence }) => sentence);
}

/** The sentences that state prices and payments, the most telling first; at most `limit`. */
export function moneySentences(reading: Reading, limit: number): Sentence[] {
  const scored = reading.sentences.flatMap((sentence) => {
    if (sentence.isTitle || sentence.isInstruction || !PAYS.test(sentence.folded)) return [];
    const raw = reading.contract.text.slice(sentence.start, sentence.end);
    const amounts = amountsIn(raw).length;
    const heading = reading.sections[sentence.section]?.foldedHeading ?? "";
    const score =
      Math.min(amounts, 2) * 2 +
      (PAYS.test(heading) ? 1 : 0) +
      (PAYMENT.test(sentence.folded) ? 1.5 : 0) -
      (MINOR.test(sentence.folded) ? 2.5 : 0);
    return score >= 1.5 ? [{ sentence, score }] : [];
  });
  return scored
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)
    .slice(0, limit)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.start - b.start);
}
