import { cues } from "../pack";

/** A dispute, and who decides it. Folded. */
export const disputeWord = cues("ru", {
  stem: { pattern: /(?:спор|разноглас|иск|конфликт|претензи)/u, yes: "все споры", no: "все платежи" },
});

export const courtWord = cues("ru", {
  noun: {
    pattern:
      /суд(?:е|а|у|ом|ах|ам|ы|ов|ами)?|мкас|юрисдикци\p{L}{1,2}|арбитраж(?:е|а|у|ем)?|судебн\p{L}{2,3} порядк\p{L}{1,2}/u,
    yes: "в суде",
    no: "в доме",
  },
});

/** Where arbitrators sit, or which court is the right one. */
export const arbitrationPlace = cues("ru", {
  seat: {
    pattern: /(?:место|местом) (?:проведения )?(?:арбитраж|третейск|судебного разбирательств)/u,
    yes: "место проведения арбитража",
    no: "место поставки",
  },
  held: {
    pattern:
      /арбитраж\p{L}{0,4} (?:проводится|проходит|состоится)|(?:арбитражн|третейск)\p{L}{2,3} разбирательств\p{L}{1,3} (?:проводится|проходит|осуществля)/u,
    yes: "арбитраж проводится в туле",
    no: "проверка проводится в туле",
  },
  competent: {
    pattern:
      /арбитраж\p{L}{0,4} осуществляется|подсудност\p{L}{1,2}|подведомствен\p{L}{1,2}|третейск\p{L}{2,3} (?:суд|разбирательств)/u,
    yes: "подсудность споров",
    no: "предмет споров",
  },
});

/** What comes before a court. */
export const claimWord = cues("ru", {
  stem: { pattern: /(?:спор|разноглас|иск|дел|претензи|требовани)/u, yes: "споры", no: "платежи" },
});

export const isDecided = cues("ru", {
  verb: {
    pattern: /(?:рассм[ао]тр\p{L}{2,8}|разреша\p{L}{2,4}|предъявл\p{L}{2,4}|переда\p{L}{2,3})/u,
    yes: "рассматриваются",
    no: "оплачиваются",
  },
});

/** The court of a place, or one by its kind. */
export const courtOfPlace = cues("ru", {
  place: {
    pattern: /по месту (?:нахождения|жительства|регистрации|исполнения)/u,
    yes: "по месту нахождения ответчика",
    no: "по месту работы",
  },
  kind: {
    pattern: /мировы\p{L}{1,2} судь|судебны\p{L}{1,2} орган|государственн\p{L}{2,3} суд/u,
    yes: "мировым судьей",
    no: "судьей",
  },
});
