import { cues } from "../pack";

export const verb = cues("ru", {
  word: {
    pattern: /(?<!\p{L})(?:обязан[аоы]?|обязу[ею]тся|вправе|является|вступает|составлен\p{L}{0,3})(?!\p{L})/u,
    yes: "Арендатор обязан платить",
    no: "Оплата",
  },
});

export const smallWord = cues("ru", {
  word: { pattern: /^(?:и|или|в|на|с|по|для|о|об|от|при|к)$/u, yes: "и", no: "цена" },
});
