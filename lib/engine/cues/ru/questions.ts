import { cues } from "../pack";

export const goesOn = cues("ru", {
  opens: { pattern: /^(?:а|и|но|тогда|а если)/u, yes: "А для Заказчика?", no: "Для Заказчика?" },
});
export const pointsBack = cues("ru", {
  pronoun: {
    pattern: /(?<!\p{L})(?:он|она|оно|они|его|ее|их|ему|ей|им|этого|этой|этом|это|тот|та|то)(?!\p{L})/u,
    yes: "Когда она заканчивается?",
    no: "Когда заканчивается аренда?",
  },
});

export const verdictAsked = cues("ru", {
  isItTrue: {
    pattern: /^(?:верно ли,? что\s+|правда ли,? что\s+|верно или неверно\s*[:?-]\s*)/u,
    yes: "Верно ли, что платит Заказчик?",
    no: "Верно ли указана цена?",
  },
});
