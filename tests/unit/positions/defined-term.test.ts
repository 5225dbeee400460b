import { expect, test } from "vitest";
import { keepOtherMatters } from "@/lib/positions/kept-rest";

type Placed = { quote: string; replacement: string; isByHand?: true };
const put = (quote: string, wording: string) =>
  keepOtherMatters<Placed>({ quote, replacement: wording }, { topic: "renewal_term", wording, isOnTopic: true });

const CASES = [
  [
    "This Agreement renews for successive periods of twelve months (each a “Renewal Term”) unless a party objects.",
    " (each a “Renewal Term”)",
    "This Agreement ends with its term and does not renew itself.",
  ],
  [
    "Договор продлевается на двенадцать месяцев (далее — «Срок продления»), если Сторона не возразит.",
    " (далее — «Срок продления»)",
    "Договор прекращается по окончании срока и не продлевается.",
  ],
  [
    'Гэрээ арван хоёр сараар (цаашид "Сунгалтын хугацаа" гэх) сунгагдана.',
    ' (цаашид "Сунгалтын хугацаа" гэх)',
    "Гэрээ хугацаагаараа дуусах бөгөөд автоматаар сунгагдахгүй.",
  ],
] as const;

test.each(CASES)(
  "a term that other clauses may use goes only by a person's hand: %s (B-24.10)",
  (quote, term, ours) => {
    expect(put(quote, ours).isByHand).toBe(true);
    expect(put(quote.replace(term, ""), ours).isByHand).toBeUndefined();
  },
);
