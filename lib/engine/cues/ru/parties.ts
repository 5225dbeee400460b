import { cues } from "../pack";

export const afterName = cues("ru", {
  comma: {
    pattern: /\s*,\s*(?:именуем|в лице|действующ|ИНН|ОГРН|в дальнейшем)\s/iu,
    yes: "ООО «Север», в лице директора",
    no: "ООО «Север», город",
  },
  space: { pattern: /\s*\s(?:именуем|в дальнейшем|в лице\s)/iu, yes: "ООО «Север» именуемое", no: "ООО «Север»" },
});

export const namesARole = cues("ru", {
  called: {
    pattern: /(?:именуем\p{L}{1,3}[^"“”«»)]{0,40}|дальнейшем[^"“”«»)]{0,20}|далее[^"“”«»)]{0,40})$/iu,
    yes: "именуемое далее ",
    no: "товары ",
  },
  second: {
    pattern: /\((?:.{0,60})["”»][,;]?\s{1,3}или[^"“”«»]{0,40}$/iu,
    yes: "(«Продавец» или ",
    no: "«Продавец» или ",
  },
});

export const link = cues("ru", {
  word: {
    pattern: /^(?:или|и|с одной стороны|с другой стороны)(?![\p{L}])/iu,
    yes: "с одной стороны",
    no: "с одного склада",
  },
});

export const continues = cues("ru", {
  word: {
    pattern: /^[\s,;.)]*(?:в лице|представляем|адрес|проживающ|зарегистрирован|расположенн)(?![\p{L}])/iu,
    yes: ", в лице директора",
    no: "и Бета",
  },
});

export const joint = cues("ru", { word: { pattern: /и/u, yes: "и", no: "с" } });

export const opensParties = cues("ru", {
  between: {
    pattern: /^[^«»"“”]{0,140}(?<!\p{L})между\s/u,
    yes: "Стороны. Договор заключен 9 марта 2026 года между Сомовым",
    no: "Сомов и Рыбаков",
  },
});

/** Parties whose introduction begins small. */
export const smallOpening = cues("ru", {
  word: { pattern: /(?=индивидуальн|общество|акционерн|гражда|публичн|закрыт)/u, yes: "общество", no: "товар" },
});
