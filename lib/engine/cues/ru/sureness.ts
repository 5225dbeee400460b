import { cues } from "../pack";

/** What says a thing in so many words that an answer may say it too. Folded text. */
export const perpetual = cues("ru", {
  named: {
    pattern: /бессрочн|на неопределенный срок/u,
    yes: "договор заключен на неопределенный срок",
    no: "договор действует, если не расторгнут ранее",
  },
});
export const dated = cues("ru", {
  verb: {
    pattern: /(?:дата|заключен|составлен|подписан)[^.;]{0,60}$/u,
    yes: "дата заключения:",
    no: "работы выполняются не позднее",
  },
  city: { pattern: /(?<!\p{L})(?:от|г\. ?\p{L}[\p{L}-]{1,30})[^\p{L}]{0,12}$/u, yes: "г. тверь", no: "не позднее" },
});
export const courts = cues("ru", {
  decided: {
    pattern: /(?:рассматрива|разреша|подлеж|переда|решают)\p{L}{0,6}.{0,120}(?:суд|арбитраж)/u,
    yes: "споры рассматриваются арбитражным судом города",
    no: "по решению суда сведения раскрываются",
  },
  seat: {
    pattern: /(?:место|местом) арбитраж|исключительн\p{L}{2,4} (?:юрисдикци|подсудност)/u,
    yes: "место арбитража - тверь",
    no: "место поставки - тверь",
  },
});
export const survival = cues("ru", {
  stays: {
    pattern: /сохраня\p{L}{1,3} (?:свою )?(?:силу|действие)/u,
    yes: "обязательства сохраняют силу",
    no: "стороны сохраняют документы",
  },
  afterEnd: {
    pattern: /(?:после|по) (?:его )?(?:прекращени|окончани|расторжени|истечени)/u,
    yes: "в течение трех лет после прекращения договора",
    no: "после приемки товара",
  },
});

/** What makes an end unsure: it runs from an event, follows something else, or is fixed elsewhere. Folded text. */
export const unsureTerm = cues("ru", {
  elsewhere: {
    pattern:
      /указан\p{L}{1,3} в (?:приложени|заявк|пункт)|с даты (?:передачи|поставки|акта|открытия)|пока (?:действу|не)/u,
    yes: "с даты передачи помещения",
    no: "с даты подписания договора",
  },
});

/** What follows the length of a term and is no part of it. */
export const besideItsLength = cues("ru", {
  then: { pattern: /если|пролонг|продлев|уведом/u, yes: "и продлевается на один год", no: "с даты подписания" },
});

/** Where a contract is signed. Raw text. */
export const signed = cues("ru", {
  block: { pattern: /реквизиты|подписи сторон|подпись/u, yes: "адреса и реквизиты сторон", no: "стороны согласились" },
});
