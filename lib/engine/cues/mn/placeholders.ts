import { cues } from "../pack";

export const placeholder = cues("mn", {
  blank: {
    pattern: /\[(?:нэр|огноо|дүн|хаяг|хугацаа|бичих|бичнэ|оруулах|оруулна)(?!\p{L})[^[\]\n]{0,60}\]/iu,
    yes: "[нэр бичнэ]",
    no: "[үнэ]",
  },
  braced: { pattern: /(?<!\{)\{[а-яёөү][а-яёөү _.-]{1,40}\}(?!\})/iu, yes: "{байгууллагын нэр}", no: "{1}" },
  angled: {
    pattern: /<<?(?:нэр|огноо|дүн|хаяг|хугацаа|захиалагч|гүйцэтгэгч)[^<>\n]{0,50}>>?/iu,
    yes: "<огноо>",
    no: "<үнэ>",
  },
});

export const toSign = cues("mn", {
  signature: {
    pattern: /(?:гарын үсэг|нэр|албан тушаал|огноо|тамга)\s{0,3}[:/.,]?\s{0,12}$/iu,
    yes: "Гарын үсэг:",
    no: "Үнэ:",
  },
});

export const signedAfter = cues("mn", {
  bracket: { pattern: /^\s{0,20}\(\s?(?:гарын үсэг|нэр|тамга)/iu, yes: " (тамга)", no: " (үнэ)" },
});

/** Right before a blank for a detail that is nobody's signature. Raw text. */
export const detailBefore = cues("mn", {
  label: {
    pattern:
      /(?:данс\p{L}{0,4}|регистр\p{L}{0,4}|рд|дугаар|тоот|и-?мэйл|мэйл|утас|хаяг|үнэ|дүн|хөлс|хугацаа|хувь)\s{0,2}(?:№\s?)?:?\s{0,3}$/iu,
    yes: "данс: ",
    no: "нэр: ",
  },
});

export const monthBefore = cues("mn", {
  month: { pattern: /(?:сарын|оны)\s{0,2}$/iu, yes: "9 дүгээр сарын ", no: "нэр: " },
});
