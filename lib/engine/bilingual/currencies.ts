import { CURRENCIES } from "../facts/currencies";
import type { Span } from "../text/spans";
import type { Found } from "./difference";

/** Each side names a currency that the other doesn't. Linear in both texts. */
export function currencyDifference(one: string, other: string): Found | null {
  const [here, there] = [named(one), named(other)];
  const onlyHere = here.filter(({ iso }) => there.every((also) => also.iso !== iso));
  const onlyThere = there.filter(({ iso }) => here.every((also) => also.iso !== iso));
  if (onlyHere.length === 0 || onlyThere.length === 0) return null;
  return {
    kind: "currency",
    isSure: true,
    one: onlyHere.map(({ span }) => span),
    other: onlyThere.map(({ span }) => span),
  };
}

function named(text: string): { iso: string; span: Span }[] {
  return CURRENCIES.flatMap(({ iso, named: name }) => {
    const match = name.exec(text);
    return match ? [{ iso, span: { start: match.index, end: match.index + match[0].length } }] : [];
  });
}
