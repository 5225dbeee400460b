import { cues } from "../pack";

export const placeholder = cues("mn", {
  blank: {
    pattern: /\[(?:нэр|огноо|дүн|хаяг|хугацаа|бичих|бичнэ|оруулах|оруулна)(?!\p{L})[^[\]\n]{0,60}\]/iu,
    yes: "[нэр бичнэ]",
    no: "[үнэ]",
  },
  angled: { pattern: /<<?(?:нэр|огноо)[^<>\n]{0,50}>>?/iu, yes: "<огноо>", no: "<үнэ>" },
});

export const toSign = cues("mn", {
  signature: {
    pattern: /(?:гарын үсэг|нэр|албан тушаал|огноо|тамга|утас|хаяг)\s{0,3}[:/.,]?\s{0,12}$/iu,
    yes: "Гарын үсэг:",
    no: "Үнэ:",
  },
});

export const signedAfter = cues("mn", {
  bracket: { pattern: /^\s{0,20}\(\s?(?:гарын үсэг|нэр|тамга)/iu, yes: " (тамга)", no: " (үнэ)" },
});
