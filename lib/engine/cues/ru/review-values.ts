/** Russian words around the dates, lengths and sums of a contract. Raw text; `…Before` stands before the value. */
import { cues } from "../pack";

export const datedBefore = cues("ru", {
  word: {
    pattern: /(?:(?<!\p{L})(?:от|дата|заключ\p{L}*)(?!\p{L})|№\s?\S{1,12}\s)[^.;]{0,90}$/iu,
    yes: "Договор поставки № 5 от ",
    no: "Товар поставляется. В ",
  },
  /** 'г. Москва      12 марта 2024 г.' */
  place: { pattern: /(?<!\p{L})г\.\s?\p{L}[\p{L} -]{2,30},?\s{1,60}["«]?$/iu, yes: "г. Москва   «", no: "город " },
});

export const otherDateBefore = cues("ru", {
  end: {
    pattern: /(?<!\p{L})(?:до|не позднее)(?!\p{L})[^.;]{0,60}$/iu,
    yes: "Договор действует до ",
    no: "Договор заключен ",
  },
});

export const effectiveBefore = cues("ru", {
  effective: { pattern: /вступает в силу (?:с )?[^.;]{0,40}$/iu, yes: "Договор вступает в силу с ", no: "Договор от " },
});

export const untilBefore = cues("ru", {
  until: {
    pattern: /(?<!\p{L})(?:до|по)(?!\p{L})(?:(?!вступа)[^.;]){0,60}$/iu,
    yes: "Договор действует до ",
    no: "Договор вступает в силу с ",
  },
  ends: {
    pattern:
      /(?:истека|заканчива|оканчива|прекраща)\p{L}{2,5}(?: сво[её] действие| действие)?\s$|окончания[^.;]{0,40}$/iu,
    yes: "Договор истекает ",
    no: "Договор начинается ",
  },
});

export const otherLengthBefore = cues("ru", {
  other: {
    pattern:
      /(?:уведом\p{L}*|предупре\p{L}*|(?<!\p{L})за|продл\p{L}*|пролонг\p{L}*|не (?:менее|позднее)|кажд\p{L}*)\s[^.;]{0,30}$/iu,
    yes: "продлевается каждый раз на ",
    no: "действует в течение ",
  },
});

export const fromAnEvent = cues("ru", {
  event: {
    pattern:
      /(?:с|со|после)\s(?:даты |дня |момента )?(?:подписания )?(?:акта|приемк|передачи|регистрац|поставк|оплат|ввода)/iu,
    yes: "в течение года с даты передачи имущества",
    no: "в течение года с даты подписания",
  },
});

export const openEnded = cues("ru", {
  open: { pattern: /бессрочн|неопределенный срок/iu, yes: "заключен на неопределенный срок", no: "на один год" },
});

export const renewalBefore = cues("ru", {
  again: { pattern: /(?:продл|пролонг)[^.;]*$/iu, yes: "договор продлевается на ", no: "договор действует " },
});

export const notRenewalBefore = cues("ru", {
  other: { pattern: /(?<!\p{L})(?:за|не (?:менее|позднее))[^.;,]{0,30}$/iu, yes: "не позднее чем за ", no: "на " },
});

export const noticeBefore = cues("ru", {
  notice: {
    pattern: /(?<!\p{L})(?:за|не (?:менее|позднее)|уведом)[^.;]*$/iu,
    yes: "уведомив не менее чем за ",
    no: "на ",
  },
});

export const noticeAfter = cues("ru", {
  notice: { pattern: /^[^.;]{0,60}до (?:окончания|истечения|даты)/iu, yes: " до окончания срока", no: " с даты акта" },
});

export const paidWithin = cues("ru", {
  within: { pattern: /в течение|не позднее/iu, yes: "в течение 10 дней", no: "через 10 дней" },
});

/** What is late is no payment. Folded. */
export const lateDelivery = cues("ru", {
  delivery: {
    pattern: /(?:просроч|задержк|нарушение срок)\p{L}{1,4} (?:поставк|передач|выполнени|сдач|оказани|отгрузк)/u,
    yes: "за просрочку поставки поставщик уплачивает",
    no: "за просрочку оплаты покупатель уплачивает",
  },
});
