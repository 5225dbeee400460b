import { cues } from "../pack";

/** Before a numbered item that runs on in a line. Raw text. */
export const numberedItem = cues("en", {
  item: {
    pattern: /[;:]\s{1,8}(?=(?:and\s|or\s)?\d{1,2}\.\d{1,2}\.?\s)/u,
    yes: "; and 2.1 Price",
    no: "; and 2 copies",
  },
});
