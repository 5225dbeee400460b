import * as cue from "../../review/values.cues";
import * as other from "./other-clause.cues";
import { anyOf } from "../../language/patterns";
import { folded } from "../../text/folding";
import { amountsIn, isRangeOfSums } from "../sums";
import { either } from "../../text/either";
import { ownerAt, payeePays, type Owner } from "./owners";

/** Nouns that say what a sum is: the price itself, or any other sum in a contract. */
const PRICE = either(
  String.raw`\b(?:prices?|rents?|rental|fees?|salary|wages?|hire|remuneration|consideration|royalt(?:y|ies))\b`,
  String.raw`\b(?:commission|capital|principal|loan of|lends?|charges?|tuition|rates?)\b`,
  String.raw`(?<!\p{L})(?:цен[аыуе]|стоимост\p{L}{1,3}|(?:арендн\p{L}{2,3} |провозн\p{L}{2,3} )?плат[аыу])`,
  String.raw`(?<!\p{L})(?:вознаграждени\p{L}{1,2}|оклад\p{L}{0,2}|заработн\p{L}{2,3}|тариф\p{L}{0,3}|ставк\p{L})`,
  String.raw`(?<!\p{L})(?:комисси\p{L}{1,2}|роялти|гонорар\p{L}{0,2}|сумм[аыу] займа|заем|займ\p{L}{0,2})`,
  String.raw`(?<!\p{L})(?:уставн\p{L}{2,3} капитал\p{L}{0,2}|паушальн\p{L}{2,3})`,
  String.raw`(?<!\p{L})(?:үнэ|үнийн|үнийг|хөлс|хөлсний|хөлсийг|түрээс|түрээсийн|цалин|цалингийн|шимтгэл|шимтгэлийн)`,
  String.raw`(?<!\p{L})(?:зээл|зээлийн|тариф|төлбөр|капитал|хөрөнгө оруулалт)`,
);
const OTHER = either(
  String.raw`\b(?:deposit|insur\p{L}+|cover|penalt\p{L}+|damages|liab\p{L}+|limit\p{L}*|cap|discount|bonus)\b`,
  String.raw`\b(?:expens\p{L}+|surcharge|late|excess|replacement|value|worth|delivery|trip|refund|budget|turnover)\b`,
  String.raw`\b(?:revenue|threshold|claims?|losses|purchase orders?|borrowing|interest|reimburse|further)\b`,
  String.raw`\b(?:additional|extra|cancel\p{L}*|terminat\p{L}+|waiver|option|instal?ment|first|balance)\b`,
  String.raw`\b(?:advance)\b`,
  String.raw`(?<!\p{L})(?:залог|депозит|обеспечительн|страх|полис|штраф|неустойк|пен[яию]|ответствен|предел|лимит)`,
  String.raw`(?<!\p{L})(?:скидк|преми|расход|доплат|просроч|возмещ|оценк|оценен|оценочн|убытк|удержани|гаранти|аванс|остат)`,
  String.raw`(?<!\p{L})(?:порог|свыше|более|менее|до \d|спор|иск|госпошлин|экспертиз|выкуп|первы|долг|взнос)`,
  String.raw`(?<!\p{L})(?:барьцаа|даатгал|торгууль|алданги|хариуцлаг|хохирол|хязгаар|хөнгөлөлт|урамшуул|шагнал)`,
  String.raw`(?<!\p{L})(?:зардал|нэмж|нэмэлт|урьдчилгаа|баталгаа|борлуулалт|маргаан|үнэлгээ|цуцал|хожимд|үлдэгдэл)`,
  String.raw`(?<!\p{L})(?:орлог|доош|дээш|давбал|хэтэр|нөхөн|буцаа)`,
);
const IN_A_CASE = either(
  String.raw`\b(?:if|unless|where|in the event|when)\b`,
  String.raw`(?<!\p{L})(?:если|при (?:просроч|наруш|отказ|расторж)|в случае)`,
  String.raw`(?:[аэоө]л|бал|бол|вал|вэл|бөл)(?!\p{L})|тохиолдолд`,
);
const WHOLE = either("\\b(?:total|altogether|in all)\\b", "итого|всего|общ\\p{L}{2,3} (?:цен|стоим|сумм)", "нийт|бүгд");
/** Opens a line with what all of a table comes to. */
const TOTAL = either(
  String.raw`^(?:grand )?total(?!\p{L})`,
  String.raw`^(?:итого|всего|общая (?:сумма|цена|стоимость))(?!\p{L})`,
  String.raw`^(?:нийт|бүгд)(?!\p{L})`,
);

/** Whether a line tells a total. */
export function opensWithTotal(line: string): boolean {
  return TOTAL.test(folded(line.slice(0, 40)));
}

/** How far before or after a sum its noun may be. UTF-16 units. */
const BEFORE = 90;
const BEHIND = 50;

/** What the sums of a sentence are for. */
export function nounFeatures(text: string): Record<string, number> {
  const first =
    /\d/u.exec(text.replace(/^[(\s]*(?:[\d.]{1,8}|\p{L})[).]?\s/u, (head) => " ".repeat(head.length)))?.index ??
    text.length;
  const amount = amountsIn(text)[0];
  const at = amount === undefined ? first : text.indexOf(amount);
  const end = at + (amount?.length ?? 0);
  const head = text.slice(Math.max(0, at - BEFORE), at);
  const tail = text.slice(end, end + BEHIND);
  const label = text.slice(0, 40);
  const is = (pattern: RegExp, words: string) => (pattern.test(words) ? 1 : 0);
  const isPriced = is(PRICE, head) || is(PRICE, label);
  const isClean = !OTHER.test(head) && !OTHER.test(label) && !IN_A_CASE.test(text.slice(0, at));
  const price = priceIn(text);
  const told = price ?? amount;
  const owner = told === undefined ? null : ownerOf(text, told);
  return {
    "n.own": owner === "price" ? 1 : 0,
    "n.ownOther": owner === "other" ? 1 : 0,
    "n.payeePays": payeePays(text.slice(0, end + BEHIND)) ? 1 : 0,
    "n.total": TOTAL.test(folded(label)) ? 1 : 0,
    "n.clean": amount !== undefined && isPriced && isClean ? 1 : 0,
    "n.bare": amount !== undefined && isClean ? 1 : 0,
    "n.whole": is(WHOLE, text),
    "n.before": is(PRICE, head),
    "n.behind": is(PRICE, tail),
    "n.label": is(PRICE, label),
    "n.otherBefore": is(OTHER, head),
    "n.otherBehind": is(OTHER, tail),
    "n.otherLabel": is(OTHER, label),
    "n.case": is(IN_A_CASE, text.slice(0, at)),
    "n.caseBehind": is(IN_A_CASE, text.slice(end)),
    "n.price": price === undefined ? 0 : 1,
    "n.sum": amount === undefined ? 0 : 1,
    "n.sums": Math.min(4, amountsIn(text).length),
    "n.start": at < 60 ? 1 : 0,
    "n.size": amount === undefined ? 0 : Math.log10(1 + figure(amount)),
  };
}

function figure(amount: string): number {
  return Number(
    (/\d[\d\s.,']*/u.exec(amount)?.[0] ?? "0")
      .replace(/[.,]\d{1,2}\s*$/u, "")
      .replace(/\D/gu, "")
      .slice(0, 15),
  );
}

const DEPOSIT = either("deposit", "залог|депозит|обеспечительн", "барьцаа");

/** Whether a sentence opens with a deposit: 'The deposit of EUR 900 is returned within 10 days'. */
export function isOfDeposit(text: string): boolean {
  return DEPOSIT.test(text.slice(0, 40));
}

const THRESHOLD_BEFORE = anyOf(other.thresholdBefore, other.changeBefore);
const THRESHOLD_BEHIND = anyOf(other.thresholdBehind);
const CHANGE_BEHIND = anyOf(other.changeBehind);
const DISCOUNT_BEHIND = anyOf(other.discountBehind);
const BY_SO_MUCH = either(
  String.raw`^(?:or )?(?:lower|less|higher|more|cheaper|off)\b`,
  "^(?:и |или )?(?:меньше|больше|менее|более|дешевле|дороже|ниже|выше)",
  "^(?:хямд|үнэтэй)",
);
const FROM_IT = /[аэоө][аэоө]?с$/u;
const BY_IT = /[аэоө][аэоө]?р$/u;
/** How far before a sum it may stand by how much a price rises. UTF-16 units. */
const CHANGED_BEFORE = 60;

/** 'Orders under £12,000', 'rises by EUR 500', 'USD 40,000 to 80,000 - discount 27%': a sum that is no price itself. */
function isThresholdOrChange(text: string, amount: string): boolean {
  const at = text.indexOf(amount);
  const before = folded(text.slice(Math.max(0, at - CHANGED_BEFORE), at));
  if (THRESHOLD_BEFORE.test(before)) return true;
  const behind = folded(text.slice(at + amount.length, at + amount.length + BOUND_BEHIND));
  if (BY_SO_MUCH.test(behind)) return true;
  if (DISCOUNT_BEHIND.test(folded(text.slice(at + amount.length, at + amount.length + CHANGED_BEFORE)))) return true;
  return (FROM_IT.test(amount) && THRESHOLD_BEHIND.test(behind)) || (BY_IT.test(amount) && CHANGE_BEHIND.test(behind));
}

/** The sum of a sentence that is its price: a total, else one of a whole rather than of a unit, else the first. */
export function priceIn(text: string): string | undefined {
  const amounts = amountsIn(text).filter(
    (amount) => !isLeastOrMost(text, amount) && !isThresholdOrChange(text, amount) && ownerOf(text, amount) !== "other",
  );
  const noun = PRICE.exec(text)?.index ?? 0;
  const first = amounts.find((amount) => text.indexOf(amount) > noun) ?? amounts[0];
  return first === undefined || amounts.length === 1 ? first : (inAll(text, first, amounts) ?? first);
}

function ownerOf(text: string, amount: string): Owner {
  const start = text.indexOf(amount);
  return ownerAt(text, { start, end: start + amount.length });
}

/** Right before a sum, in its own part of the sentence. UTF-16 units. */
const OWN_PART = 60;
const OF_A_UNIT = either(
  String.raw`(?:\bper|/|\ba|\beach|\bone) ?(?:square|sq\.?|cubic|metre|meter|m2|m²|tonne?|kg|unit|user|seat|episode)`,
  String.raw`(?:за|кв\.?|куб\.?|одн\p{L}{1,2}) ?(?:м(?!\p{L})|м2|м²|кв|метр|тонн|штук|единиц|кажд|рабоч)`,
  String.raw`(?:1|нэг) ?(?:м\.?кв|м2|м²|кв|тонн|тн|кг|ширхэг)|(?:тус бүр|тутам|нэгж)`,
);

/** 'EUR 12 per square metre, EUR 1,200 a month in all': what is paid altogether, not for a unit. */
function inAll(text: string, first: string, amounts: readonly string[]): string | undefined {
  const part = (amount: string) => {
    const at = text.indexOf(amount);
    const before = text.slice(Math.max(0, at - OWN_PART), at);
    return before.slice(Math.max(before.lastIndexOf(","), before.lastIndexOf(";"), before.lastIndexOf("(")) + 1);
  };
  const unit = (amount: string) => {
    const at = text.indexOf(amount) + amount.length;
    return OF_A_UNIT.test(part(amount)) || OF_A_UNIT.test(text.slice(at, at + BEHIND / 2));
  };
  const larger = amounts.filter((amount) => amount !== first && figure(amount) > figure(first));
  const total = larger.find((amount) => WHOLE.test(part(amount)));
  if (total !== undefined) return total;
  return unit(first) ? larger.find((amount) => !unit(amount) && ownerOf(text, amount) === "price") : undefined;
}

const BOUNDS = anyOf(cue.bounds);
/** How near the words are that make a sum a minimum or maximum. UTF-16 units. */
const [BOUND_BEFORE, BOUND_BEHIND] = [16, 12];

/** 'At least EUR 900', '320 сая төгрөгөөс доошгүй': not a price, unless it is a range. */
function isLeastOrMost(clause: string, amount: string): boolean {
  const at = clause.indexOf(amount);
  const around = clause.slice(Math.max(0, at - BOUND_BEFORE), at + amount.length + BOUND_BEHIND);
  return !isRangeOfSums(amount) && BOUNDS.test(folded(around));
}

/** Whether a clause speaks of a price at all. */
export function speaksOfPrice(clause: string): boolean {
  return PRICE.test(clause);
}

/** What folded words call the price by, so far that its endings are cut off: 'rent', 'опла'. */
export function priceNoun(words: string): string {
  return (PRICE.exec(words)?.[0] ?? "").trim().slice(0, 4);
}

/** Whether the words name a sum that is no price: a deposit, what something is worth, a limit. */
export function isOtherSum(words: string): boolean {
  return OTHER.test(words);
}

/** What a heading says about the sums under it. */
export function headingFeatures(heading: string): Record<string, number> {
  return { "n.heading": PRICE.test(heading) ? 1 : 0, "n.otherHeading": OTHER.test(heading) ? 1 : 0 };
}
