import { cues } from "../pack";

/** A clause on ending the contract. Folded. */
export const termination = cues("ru", {
  ends: {
    pattern:
      /(?:расторг|расторж|прекращ|отказаться)\p{L}{0,6}.{0,80}(?:договор|соглашени)|(?:договор|соглашени)\p{L}{0,2}.{0,60}(?:расторг|прекращ)/u,
    yes: "расторгнуть договор",
    no: "заключить договор",
  },
});

/** What follows the end, or is no end. Folded. */
export const afterTheEnd = cues("ru", {
  after: { pattern: /не освобождает|по окончании|после прекращения/u, yes: "после прекращения", no: "прекращение" },
});

/** A clause on liability. Folded. */
export const liabilityWord = cues("ru", { word: { pattern: /ответственност/u, yes: "ответственность", no: "цена" } });

/** What a breach costs. Folded. */
export const consequence = cues("ru", {
  sum: { pattern: /пен[яюие]|штраф|неустойк|нес[еу]т ответственност|возмеща/u, yes: "неустойка", no: "цена" },
});

/** Something falls due or begins on a day. Folded. */
export const dateMatters = cues("ru", {
  word: { pattern: /(?<!\p{L})(?:до|с|не позднее)(?!\p{L})/u, yes: "не позднее мая", no: "дата" },
});

/** A subject that is any of the parties. Folded. */
export const anyParty = cues("ru", {
  party: { pattern: /^(?:(?:каждая|любая|ни одна) из )?сторон(?:а|ы)?$/u, yes: "каждая из сторон", no: "продавец" },
});

/** Somebody has to do something. Folded. */
export const isBound = cues("ru", {
  verb: { pattern: /обязан|обязу[ею]тся|не вправе/u, yes: "обязан платить", no: "вправе платить" },
});

/** A line above the title. Raw text. */
export const noTitle = cues("ru", { line: { pattern: /^г\. /iu, yes: "г. Тула", no: "Договор" } });

/** A word that titles have. Folded. */
export const titleWord = cues("ru", {
  word: { pattern: /договор|соглашени|контракт|услови|оферт/u, yes: "договор аренды", no: "преамбула" },
});

/** A title within a line. Raw text. */
export const titleWithin = cues("ru", {
  name: {
    pattern: /(?:Договор|Соглашение|ДОГОВОР|СОГЛАШЕНИЕ)(?: [\p{L}-]+){1,4}/u,
    yes: "Договор аренды",
    no: "договор аренды",
  },
});
