import { cues } from "../pack";

export const definesAfter = cues("ru", {
  means: {
    pattern: /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:означа[ею]т(?!\p{L})|понима[ею]тся)/u,
    yes: " означает товар",
    no: " и товар",
  },
});

export const meaningElsewhere = cues("ru", {
  hasMeaning: {
    pattern: /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?имеет значение/u,
    yes: ", имеет значение, указанное ниже",
    no: ", означает товар",
  },
});

export const bracketWords = cues("ru", {
  called: { pattern: /далее|именуем\p{L}{0,4}|по|тексту|в|дальнейшем|также/iu, yes: "далее по тексту", no: "ооо" },
  together: { pattern: /совместно|вместе|отдельности|а|каждая|каждый|и|или/iu, yes: "совместно", no: "тут" },
});

export const namesBefore = cues("ru", {
  called: {
    pattern:
      /(?:далее|именуем\p{L}{1,4}(?:\s+в\s+дальнейшем)?|в\s+дальнейшем(?:\s+именуем\p{L}{1,4})?|по\s+тексту|совместно|вместе)\s{0,2}[-–—:,]?\s{0,2}$/iu,
    yes: "именуемое в дальнейшем ",
    no: "именуемое обществом",
  },
  term: { pattern: /под\s{1,3}(?:термином\s{1,3})?$/iu, yes: "под термином ", no: "термин" },
});

/** A term in brackets without quotation marks; it is caught. Raw text. */
export const calledInBracket = cues("ru", {
  term: {
    pattern:
      /\(\s?(?:именуем\p{L}{1,4}\s+)?(?:в\s+)?(?:далее|дальнейшем)(?:\s+по\s+тексту)?(?:\s+именуем\p{L}{1,4})?\s?[-–—:,]?\s{0,2}([\p{Lu}][^()"«»“”\n]{1,60})\)/u,
    yes: "(далее по тексту - Заказчик)",
    no: "(далее по тексту)",
  },
});

export const local = cues("ru", {
  forThisClause: {
    pattern: /для целей (?:настоящ\p{L}{2,3} )?(?:пункта|раздела|статьи)/u,
    yes: "для целей настоящего пункта",
    no: "для целей договора",
  },
});

export const definedElsewhere = cues("ru", {
  notDefined: {
    pattern: /термины,? [^.]{0,80}(?:не определ|определены в|значении, (?:указанном|определ))/u,
    yes: "Термины, которые здесь не определены",
    no: "Термины и сроки",
  },
});

/** Words with which a term is given in a language that needs no quotation marks. Raw text. */
export const called = cues("ru", { word: { pattern: /далее|дальнейшем/iu, yes: "Далее", no: "Заказчик" } });

export const orAlias = cues("ru", {
  or: { pattern: /(?:["”»]\s?,?\s?|\s)(?:или|и)\s$/iu, yes: "«Плата» или ", no: "«Плата» за " },
});

export const aliasAfter = cues("ru", {
  or: { pattern: /^[,;]?\s{0,2}(?:и|или)(?!\p{L})[^)]{0,60}["“«]/u, yes: "или «Плата»)", no: "или)" },
});

/** Right before a name in quotation marks that is a company's. Raw text. */
export const companyForm = cues("ru", {
  form: {
    pattern:
      /(?<!\p{L})(?:ООО|АО|ПАО|ЗАО|ОАО|НАО|ИП|ТСЖ|ТОО|НКО|ГУП|МУП|[Оо]бществ\p{L}{1,3}|ответственностью)\s{1,3}$/u,
    yes: "ООО ",
    no: "Стороны называют ",
  },
});
