import { light } from "../text/either";
import { actorAround, type Duty, type Part, actorBefore, actorIn, type Actor } from "./actors";

/** A third-person verb in the present or future. */
const VERB = light(
  /(?<![\p{L}-])(?:\p{L}{2,}(?:а|я|у|ю|и|е)[ею]?т(?:ся)?|\p{L}{3,}(?:ут|ют|ат|ят)(?:ся)?|шлет|дает|дают|ведет|ведут|несет|несут)(?![\p{L}-])/gu,
);
/** Nouns with verb endings. */
const NO_VERB_WORDS = [
  String.raw`результат|формат|сертификат|аттестат|дубликат|мандат|штат|адресат|арбитрат|комбинат|агрегат|препарат`,
  String.raw`аппарат|кредит|лимит|депозит|аудит|реквизит|визит|транзит|дефицит|бюджет|пакет|комитет|совет|приоритет`,
  String.raw`кабинет|интернет|запрет|ответ|билет|предмет|макет|паркет|монет|анкет|работ|затрат|оплат|зарплат|утрат`,
  String.raw`трат|плат|дат|минут|институт|статут|атрибут|маршрут|лет|бюллетен|продукт|вет|дебет`,
].join("|");
const NO_VERB = light(
  new RegExp(
    String.raw`^(?:\p{L}*(?:${NO_VERB_WORDS})|этот|тот|нет|счет|учет|отчет|расчет|зачет|вычет|вылет|полет|цвет|свет|брат|квадрат|возврат|салат|палат|каюта)$`,
    "u",
  ),
);
/** Verbs of state, not of duty. */
const STATES_WORDS = [
  String.raw`явля|призна|счита|понима|означа|име[ею]т|мож|могут|действ|распростран|примен|прекращ|прекрат|вступ|наступ`,
  String.raw`переход|перейд|начина|начн|заканчив|оканчив|истека|продлева|продл|пролонг|сохран[ия]|оста[ею]т|станов`,
  String.raw`стан[еу]т|составля|включа|вход|содерж|определ|устанавлив|регулир|толку|рассматрива|реша|разреша|подлеж`,
  String.raw`именуе|называ|указыва|подтвержда|гаранти|заверя|соглаша|договарив|заключ|осозна|владе|принадлеж|относ`,
  String.raw`засчитыва|исчисля|начисля|увеличива|уменьша|сдвига|перенос|измен|приостанавлив|жела|намерен|знает|знают`,
  String.raw`будет|будут|следует|требует|допуска|хватает|превыша|происход|возника|завис|соответств|касает|служ|позвол`,
  String.raw`влеч|стоит|стоят|отлича|совпада|выступа|утрачива|получа|подчиня|освобожда|фиксир|облага|взыскива|охраня`,
  String.raw`вправе`,
].join("|");
const STATES = light(new RegExp(String.raw`^(?:не)?(?:${STATES_WORDS})`, "u"));
const RIGHT = light(
  /(?<!\p{L})(?:вправе|имеет право|имеют право|может|могут|не обязан\p{L}?|не несет|не несут|не отвеча[ею]т)(?!\p{L})/u,
);
/** A part that only says when or what; its verb isn't the main verb. */
const ASIDE_WORDS = [
  String.raw`если|когда|пока|котор\p{L}{1,3}|что|чтобы|как|где|куда|чем|кроме|при условии|поскольку|так как`,
  String.raw`в том числе|за исключением|(?:в|на|по|с|из|для|о|от|до|к) котор\p{L}{1,3}|[«"]`,
].join("|");
const ASIDE = light(new RegExp(String.raw`^\s*(?:(?:а|и|но|или|либо)\s)?(?:${ASIDE_WORDS})`, "u"));
const PASSIVE = /ся$/u;
const FORBIDS = light(
  /(?<!\p{L})(?:не (?:может|могут|вправе|разрешает\p{L}*|разрешен\p{L}|допускает\p{L}*|имеет права|имеют права)|нельзя|запрещ\p{L}+)(?!\p{L})/u,
);
const BEARS = light(/(?<!\p{L})(?:отвеча[ею]т|нес[уе]т (?:расход|затрат|риск|ответств|бремя))/u);
/** A court decides, or what a breach costs. */
const NO_DUTY = light(
  /(?<!\p{L})(?:суд(?:а|е|ом|у|ах)?(?!\p{L})|арбитраж|(?:пен[яюи]|неустойк\p{L}|штраф\p{L}?)(?!\p{L}))/u,
);
/** 'Мы присылаем отчёт', 'Ставим его бесплатно'. */
const WE_DO = light(/(?<!\p{L})\p{L}{2,}(?:[аяуе]е|[иеё])м(?:ся)?(?!\p{L})/gu);
const WE = light(/(?<!\p{L})мы(?!\p{L})/u);
/** 'Дайте нам список', 'вы платите до 12-го'. */
const YOU_DO = light(/(?<!\p{L})\p{L}{2,}(?:й|и|е)те(?:сь)?(?!\p{L})/gu);
/** Nouns and adjectives that end as these verbs do. */
const NO_FIRST_PERSON = light(
  /^(?:\p{L}{0,6}(?:всем|этим|самим|своим|таким|каким|одним|иным|другим|прежним|последним|первым|чем|тем|кем)|\p{L}*(?:[нтцсз]ием|[чщшкгх]им|объем|прием|подъем|заем|наем|проем))$/u,
);
const NO_ORDER_WORDS = [
  "сайте|кредите|лимите|депозите|аудите|визите|защите|транзите|интернете|пакете|комитете|кабинете|бюджете|предмете",
  "билете|отчете|счете|учете|ответе|совете|цвете|свете|расчете|вместе|месте",
].join("|");
const NO_ORDER = light(
  new RegExp(String.raw`^(?:\p{L}*(?:${NO_ORDER_WORDS})|(?:мож|буд|хот|зна|понима|име|счита)\p{L}*)$`, "u"),
);
/** Who does it isn't said: 'Список присылают до 30 апреля', 'Образцы не вскрывают'. */
const PLURAL = /(?:ут|ют|ат|ят)$/u;
const NEGATED = /(?:^|\s)не\s$/u;
const PRONOUN = light(/(?<!\p{L})(?:он|она|они)(?!\p{L})/u);
/** 'Оплата: в течение 5 дней', '30 % – авансом, не позднее 25 июня': a deadline without a verb. */
const TIMED = light(
  /(?<!\p{L})(?:в течение|не позднее|не позже|ежемесячно|авансом|до) (?:\S{1,20} )?\d|(?<!\p{L})(?:не позднее|не позже)(?!\p{L})/u,
);
const PAYS = light(
  /^(?:\S{1,8} )?(?:оплата|плата|предоплата|аванс|платеж\p{L}{0,2}|начало|срок\p{L}? (?:поставки|работ)|поставка|доставка|\d{1,3}(?: ?%| процент\p{L}*))/u,
);

/** 'Мы – ООО «Клён», от которого действует директор': who the parties are. */
const INTRODUCES = light(/^\s*(?:мы|вы|ты)\s?$/u);

export function dutyRu(parts: readonly Part[], actors: readonly Actor[]): Duty | null {
  if (parts.length > 1 && INTRODUCES.test(parts[0]?.text ?? "")) return null;
  const forbidden = parts.find((part) => FORBIDS.test(part.text));
  if (forbidden) return { at: forbidden.start, actor: actorAround(forbidden, forbidden.text.length, actors) };
  let last: Actor | null = null;
  let hasVerb = false;
  for (const part of parts) {
    if (ASIDE.test(part.text) || NO_DUTY.test(part.text)) continue;
    const right = RIGHT.exec(part.text)?.index ?? Infinity;
    for (const match of part.text.matchAll(VERB)) {
      const [verb] = match;
      if (NO_VERB.test(verb)) continue;
      hasVerb = true;
      if (match.index > right || (STATES.test(verb) && !BEARS.test(part.text.slice(match.index)))) continue;
      const actor: Actor | null = actorAround(part, match.index, actors) ?? last;
      const isImpersonal =
        PLURAL.test(verb) && (TIMED.test(part.text) || NEGATED.test(part.text.slice(0, match.index)));
      if (actor || PASSIVE.test(verb) || PRONOUN.test(part.text) || isImpersonal)
        return { at: part.start + match.index, actor };
    }
    const own = addressedDuty(part, actors);
    if (own) return own;
    last = actorBefore(part.text, part.text.length, { actors, reach: part.text.length }) ?? last;
  }
  const first = parts[0]?.text ?? "";
  return !hasVerb && PAYS.test(first) && parts.some((part) => TIMED.test(part.text)) ? { at: 0, actor: last } : null;
}

/** What 'we' do, or 'you' are told to do, in a contract that speaks so. */
function addressedDuty(part: Part, actors: readonly Actor[]): Duty | null {
  if (RIGHT.test(part.text)) return null;
  for (const match of part.text.matchAll(WE_DO)) {
    const isOpening = part.text.slice(0, match.index).trim() === "";
    if ((!WE.test(part.text) && !isOpening) || NO_FIRST_PERSON.test(match[0]) || STATES.test(match[0])) continue;
    return { at: part.start + match.index, actor: actorIn("мы", actors) };
  }
  for (const match of part.text.matchAll(YOU_DO)) {
    if (NO_ORDER.test(match[0]) || STATES.test(match[0])) continue;
    return { at: part.start + match.index, actor: actorIn("вы", actors) };
  }
  return null;
}
