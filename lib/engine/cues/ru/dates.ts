import { cues } from "../pack";

export const dated = cues("ru", {
  made: { pattern: /(?:дата|заключен|от|г\.)[^.;]{0,80}$/iu, yes: "Дата:", no: "поставка;" },
});

/** Before a day by which something ends or is done. Raw text. */
export const termBefore = cues("ru", {
  until: { pattern: /(?:(?<!\p{L})до|не позднее)(?!\p{L})[^.;]{0,60}$/iu, yes: "не позднее ", no: "дата " },
});
