import { cues } from "../pack";

/** A sum in the clause is a bound, not what is due. */
export const bounds = cues("mn", {
  words: {
    pattern: /(?:төгрөг|хувь|доллар)\p{L}{0,3} хүртэл|ихгүй|багагүй|дээшгүй|доошгүй|хэтрэхгүй|илүүгүй/u,
    yes: "4000 төгрөг хүртэл урамшуулал",
    no: "4000 төгрөгийн урамшуулал",
  },
});
