/** How Mongolian contracts name who decides. Raw text. */
import { cues } from "../pack";

export const forum = cues("mn", {
  courts: {
    pattern: /\p{L}+ (?:хотын |дүүргийн )?шүүх\p{L}{0,6}|арбитр\p{L}{0,6}/iu,
    yes: "иргэний хэргийн шүүхээр",
    no: "хэлэлцээ",
  },
});
