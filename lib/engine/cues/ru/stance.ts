import { cues } from "../pack";

/** Words by which a clause demands, allows or forbids. Folded text. */
export const forbids = cues("ru", {
  ban: {
    pattern: /не вправе|запрещ|не допуска/u,
    yes: "Арендатор не вправе сдавать квартиру.",
    no: "Арендатор вправе сдавать квартиру.",
  },
  verbNot: {
    pattern: /не \p{L}{3,14}(?:ть|ет|ют|ит|ят)(?!\p{L})/u,
    yes: "Сторона не разглашает сведения.",
    no: "Сторона передает сведения.",
  },
});
export const excepts = cues("ru", {
  except: { pattern: /кроме|за исключением|только/u, yes: "кроме случаев, указанных ниже", no: "во всех случаях" },
});
export const allows = cues("ru", {
  may: { pattern: /вправе|может|могут|разреш/u, yes: "Арендатор может сдавать", no: "Арендатор платит" },
});
export const demands = cues("ru", {
  must: { pattern: /обяз|долж/u, yes: "Арендатор обязан платить", no: "Арендатор вправе платить" },
});

/** Whether a clause gives or refuses leave, where a question asks for it. */
export const permits = cues("ru", {
  may: { pattern: /вправе|имеет право|может/u, yes: "Арендатор имеет право сдавать", no: "Арендатор платит" },
});
export const refuses = cues("ru", {
  mayNot: {
    pattern: /не вправе|не может|запрещ|не допуска/u,
    yes: "Арендатор не может сдавать",
    no: "Арендатор может сдавать",
  },
});
export const leaveAsked = cues("ru", {
  may: { pattern: /можно|может|вправе|разреш/u, yes: "Можно сдавать квартиру?", no: "Есть ли предел?" },
});

/** A claim that holds at the end is not met by a duty on request: the condition, and words that meet it. */
export const atTheEnd = cues("ru", {
  upon: {
    pattern: /(?:при|после) (?:прекращени|расторжени|окончани)/u,
    yes: "Документы возвращаются при расторжении",
    no: "Документы возвращаются по требованию",
  },
});
export const meetsTheEnd = cues("ru", {
  ends: { pattern: /прекращени|расторжени|окончани|истечени/u, yes: "по истечении срока", no: "по требованию" },
});
