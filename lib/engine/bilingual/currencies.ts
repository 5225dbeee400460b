import { either } from "../text/either";
import type { Span } from "../text/spans";
import type { Found } from "./difference";

/** Currencies by any of their names, also without a sum: 'paid in roubles'. Raw text. */
const NAMES: readonly RegExp[] = [
  either("₮|(?<!\\p{L})mnt(?!\\p{L})|tugrik", "тугрик", "төгрөг|(?<!\\p{L})төг(?!\\p{L})"),
  either("\\$|(?<!\\p{L})usd(?!\\p{L})|dollar", "доллар"),
  either("€|(?<!\\p{L})eur(?:os?)?(?!\\p{L})", "(?<!\\p{L})евро"),
  either("₽|(?<!\\p{L})rub(?!\\p{L})|rouble|ruble", "(?<!\\p{L})руб(?:\\.|л)", "рубль"),
  either("(?<!\\p{L})(?:cny|rmb)(?!\\p{L})|yuan", "юан"),
  either("£|(?<!\\p{L})gbp(?!\\p{L})|pounds? sterling", "фунт\\p{L}{0,3} стерлинг"),
  either("₸|(?<!\\p{L})kzt(?!\\p{L})|tenge", "тенге"),
  either("¥|(?<!\\p{L})jpy(?!\\p{L})|(?<!\\p{L})yen(?!\\p{L})", "(?<!\\p{L})(?:иен|йен)"),
];

/** Each side names a currency that the other doesn't. Linear in both texts. */
export function currencyDifference(one: string, other: string): Found | null {
  const [here, there] = [named(one), named(other)];
  const onlyHere = here.filter(({ at }) => there.every((also) => also.at !== at));
  const onlyThere = there.filter(({ at }) => here.every((also) => also.at !== at));
  if (onlyHere.length === 0 || onlyThere.length === 0) return null;
  return {
    kind: "currency",
    isSure: true,
    one: onlyHere.map(({ span }) => span),
    other: onlyThere.map(({ span }) => span),
  };
}

function named(text: string): { at: number; span: Span }[] {
  return NAMES.flatMap((pattern, at) => {
    const match = pattern.exec(text);
    return match ? [{ at, span: { start: match.index, end: match.index + match[0].length } }] : [];
  });
}
