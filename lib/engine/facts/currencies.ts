import { anyOf } from "../language/patterns";
import { light } from "../text/either";
import { ofRussia, units } from "./money.cues";

const { en, ru, mn } = units;

/** By any name; a name that is part of another one, as 'dollar' of 'Canadian dollar', comes behind it. */
export const CURRENCIES: readonly { iso: string; named: RegExp }[] = [
  { iso: "MNT", named: light(anyOf(en.tugriks, ru.tugriks, mn.tugriks)) },
  { iso: "BYN", named: light(ru.belarusian) },
  { iso: "RUB", named: light(anyOf(en.rubles, ru.rubles, mn.rubles)) },
  { iso: "EUR", named: light(anyOf(en.euros, ru.euros, mn.euros)) },
  { iso: "GBP", named: light(anyOf(en.pounds, ru.pounds, mn.pounds)) },
  { iso: "CNY", named: light(anyOf(en.yuan, ru.yuan, mn.yuan)) },
  { iso: "JPY", named: light(anyOf(en.yen, ru.yen)) },
  { iso: "KZT", named: light(anyOf(en.tenge, ru.tenge)) },
  { iso: "KGS", named: light(ru.soms) },
  { iso: "UZS", named: light(ru.sums) },
  { iso: "AMD", named: light(ru.drams) },
  { iso: "GEL", named: light(ru.laris) },
  { iso: "AZN", named: light(ru.manats) },
  { iso: "CAD", named: light(anyOf(en.canadian, ru.canadian, mn.canadian)) },
  { iso: "AUD", named: light(anyOf(en.australian, ru.australian, mn.australian)) },
  { iso: "SGD", named: light(anyOf(en.singapore, ru.singapore, mn.singapore)) },
  { iso: "HKD", named: light(anyOf(en.hongKong, ru.hongKong, mn.hongKong)) },
  { iso: "NZD", named: light(anyOf(en.zealand, ru.zealand, mn.zealand)) },
  { iso: "BRL", named: light(en.reais) },
  { iso: "CHF", named: light(en.francs) },
  { iso: "USD", named: light(anyOf(en.dollars, ru.dollars, mn.dollars)) },
];

/** The currency of an amount as written. */
export function currencyOf(amount: string): string | undefined {
  return CURRENCIES.find(({ named }) => named.test(amount))?.iso;
}

/** UTF-16 units. */
const READ = 40_000;

/** Whose roubles a contract means by 'roubles': those of Belarus, if it names them and never those of Russia. */
export function roublesIn(contract: string): string {
  const head = contract.slice(0, READ);
  return ru.belarusian.test(head) && !ofRussia.ru.test(head) ? "BYN" : "RUB";
}
