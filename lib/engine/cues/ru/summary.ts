import { cues } from "../pack";

export const termination = cues("ru", {
  ends: {
    pattern:
      /(?:расторг|расторж|прекращ|отказаться)\p{L}{0,6}.{0,80}(?:договор|соглашени)|(?:договор|соглашени)\p{L}{0,2}.{0,60}(?:расторг|прекращ)/u,
    yes: "расторгнуть договор",
    no: "заключить договор",
  },
});

export const afterTheEnd = cues("ru", {
  after: { pattern: /не освобождает|по окончании|после прекращения/u, yes: "после прекращения", no: "прекращение" },
});

export const liabilityWord = cues("ru", { word: { pattern: /ответственност/u, yes: "ответственность", no: "цена" } });

export const consequence = cues("ru", {
  sum: { pattern: /пен[яюие]|штраф|неустойк|нес[еу]т ответственност|возмеща/u, yes: "неустойка", no: "цена" },
});

export const dateMatters = cues("ru", {
  word: { pattern: /(?<!\p{L})(?:до|с|не позднее)(?!\p{L})/u, yes: "не позднее мая", no: "дата" },
});

export const anyParty = cues("ru", {
  party: { pattern: /^(?:(?:каждая|любая|ни одна) из )?сторон(?:а|ы)?$/u, yes: "каждая из сторон", no: "продавец" },
});

export const isBound = cues("ru", {
  verb: { pattern: /обязан|обязу[ею]тся|не вправе/u, yes: "обязан платить", no: "вправе платить" },
});

export const noTitle = cues("ru", { line: { pattern: /^г\. /iu, yes: "г. Тула", no: "Договор" } });

export const titleWord = cues("ru", {
  word: { pattern: /договор|соглашени|контракт|услови|оферт/u, yes: "договор аренды", no: "преамбула" },
});

export const titleWithin = cues("ru", {
  name: {
    pattern: /(?:Договор|Соглашение|ДОГОВОР|СОГЛАШЕНИЕ)(?: [\p{L}-]+){1,4}/u,
    yes: "Договор аренды",
    no: "договор аренды",
  },
});

/** A line that says something names nothing. Lower case. */
export const saysSomething = cues("ru", {
  words: {
    pattern: /(?<!\p{L})(?:настоящ\p{L}{2}|заключ\p{L}{2,6}|именуем\p{L}{2}|между|сторон\p{L}{1,3})(?!\p{L})/u,
    yes: "настоящий договор заключен",
    no: "договор на оказание услуг",
  },
});
