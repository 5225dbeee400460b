import { cues } from "../pack";

/** Before another name of the same company. Raw text. */
export const alsoCalled = cues("en", {
  before: {
    pattern: /(?:[afd]\/[kb]\/a|formerly(?: known as)?|also known as|renamed|successor (?:to|of))[\s(:]{1,3}$/iu,
    yes: "formerly known as ",
    no: "together with ",
  },
});

/** Behind the name of a company that has an introduction of its own. Raw text. */
export const introduced = cues("en", {
  bracket: { pattern: /^,?\s{0,3}\((?:the |“|"|«|hereinafter)/iu, yes: ' ("Parent")', no: " (page 2)" },
  isACompany: {
    pattern:
      /^,?\s{0,3}(?:(?:an?|the) (?:\p{L}+ ){0,4}(?:company|corporation|limited|subsidiary|affiliate|partnership|entity)|,?\s?(?:its|a) (?:wholly|parent|subsidiary))/iu,
    yes: ", a limited company",
    no: ", which pays",
  },
  formerName: { pattern: /^,?\s{0,3}(?:f\/k\/a|formerly)/iu, yes: ", formerly North Ltd", no: ", which pays" },
});
