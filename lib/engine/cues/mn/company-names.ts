import { cues } from "../pack";

/** A company with its form. Raw text. */
export const companyName = cues("mn", {
  company: {
    pattern: /[«"“][^«»"“”\n]{2,60}[»"”]\s{0,3}(?:ХХК|ХК|ТӨХК|ТББ|ХЗХ)(?!\p{L})/u,
    yes: "“Хангай” ХХК",
    no: "“Хангай”",
  },
});

export const introduced = cues("mn", {
  named: { pattern: /^,?\s{0,3}\(цаашид/iu, yes: ' (цаашид "Захиалагч")', no: " төлнө" },
});
