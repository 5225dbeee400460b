import { cues } from "../pack";

/** Words that every clause on liability has. Folded. */
export const liabilityWords = cues("ru", {
  word: { pattern: /ответствен|возме|убытк/u, yes: "несет ответственность", no: "платит" },
});

/** Liability that is said to have no limit. Folded. */
export const unlimited = cues("ru", {
  answersWithout: {
    pattern:
      /(?:нес\p{L}{1,3}|отвеча\p{L}{1,3}).{0,80}(?:неограниченн\p{L}{2,3} (?:размер|ответственност|объем)|без ограничени\p{L}{1,2})/u,
    yes: "Продавец несет ответственность без ограничений.",
    no: "Продавец несет ответственность в пределах цены.",
  },
  liabilityIs: {
    pattern:
      /ответственност\p{L}{1,4}.{0,80}(?:не ограничен|не ограничива\p{L}{2,4}|является неограниченн|без ограничени)/u,
    yes: "Ответственность Продавца не ограничена.",
    no: "Ответственность Продавца ограничена.",
  },
  noun: {
    pattern: /неограниченн\p{L}{2,3} ответственност/u,
    yes: "неограниченная ответственность",
    no: "ограниченная ответственность",
  },
});

/** What no contract can limit, and what only looks like it. Folded. */
export const unlimitedByLaw = cues("ru", {
  fault: { pattern: /умысел|умышленн|груб/u, yes: "умышленное нарушение", no: "нарушение" },
  byLaw: { pattern: /закон/u, yes: "в силу закона", no: "в силу договора" },
});

/** A clause that makes somebody answer for all loss. Folded. */
export const liableForAll = cues("ru", {
  reimburses: {
    pattern:
      /(?:возмеща|возмест)\p{L}{1,4}.{0,80}(?:в полном объеме|все |всех |любые |причиненн\p{L}{1,4} убытк)|в полном объеме.{0,60}(?:возмеща|возмест|нес\p{L}{1,2} ответственност)/u,
    yes: "Продавец возмещает убытки в полном объеме.",
    no: "Продавец возмещает расходы.",
  },
  fullLiability: {
    pattern: /несет полную (?:материальную )?ответственност/u,
    yes: "несет полную материальную ответственность",
    no: "несет ответственность",
  },
});

/** A clause that limits liability in any way. Folded. */
export const limitsLiability = cues("ru", {
  limited: {
    pattern:
      /ответственност\p{L}{1,4}.{0,200}(?:ограничен|ограничива|не (?:может )?превыша|не должн\p{L} превыша|не более|пределах)/u,
    yes: "Ответственность Продавца не превышает цены.",
    no: "Ответственность несет Продавец.",
  },
  notLiable: {
    pattern: /не нес(?:ет|ут) ответственност/u,
    yes: "Продавец не несет ответственности.",
    no: "Продавец несет ответственность.",
  },
  kindsOfLoss: {
    pattern: /(?:упущенн\p{L}{2,3} выгод|косвенн\p{L}{2,3} убытк)\p{L}{0,3}.{0,60}не (?:подлеж|возмещ)/u,
    yes: "Упущенная выгода возмещению не подлежит.",
    no: "Упущенная выгода возмещается.",
  },
});

/** A company's form limits nothing. Folded. */
export const companyForm = cues("ru", {
  form: {
    pattern: /обществ\p{L}{1,3} с ограниченной ответственностью/u,
    yes: "общество с ограниченной ответственностью",
    no: "ограниченная ответственность",
  },
});

/** A limit of all liability, as against one for a case: an amount, or whole kinds of loss. Folded. */
export const generalLimit = cues("ru", {
  limited: {
    pattern:
      /(?:общая|совокупная|максимальная|полная)?\s?ответственност\p{L}{1,3}.{0,160}(?:ограничен\p{L}{0,3}|ограничивается|не (?:может )?превыша\p{L}{2,4}|не должна превыша)/u,
    yes: "Общая ответственность Продавца не превышает цены.",
    no: "Ответственность несет Продавец.",
  },
});

/** Sums of other things than liability. Folded. */
export const noLimit = cues("ru", { otherSums: { pattern: /страхов/u, yes: "страховая сумма", no: "цена" } });

/** It holds for both sides. Folded. */
export const mutual = cues("ru", {
  eitherParty: {
    pattern: /(?:кажд|люб|друг|ни одна|обеих|обе|одной|виновн)\p{L}{0,4} (?:из )?сторон/u,
    yes: "каждая из сторон",
    no: "Продавец",
  },
  party: { pattern: /(?<!\p{L})сторон(?:а|ы|е|у)?(?!\p{L})/u, yes: "сторона не отвечает", no: "посторонний" },
});
