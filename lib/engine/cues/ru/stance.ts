import { cues } from "../pack";

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
