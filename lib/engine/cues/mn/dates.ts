import { cues } from "../pack";

export const dated = cues("mn", {
  made: { pattern: /(?:оны|байгуул)[^.;]{0,80}$/iu, yes: "2025 оны ", no: "хүргэх;" },
});

/** Before a day by which something ends or is done. Raw text. */
export const termBefore = cues("mn", {
  until: { pattern: /(?:хугацаа|(?:өдр|сар)(?:өөс|аас))(?!\p{L})[^.;]{0,60}$/iu, yes: "хугацаа ", no: "огноо " },
});

/** Behind such a day. Raw text. */
export const thenEnds = cues("mn", {
  until: { pattern: /^[^.;]{0,16}(?:хүртэл|дотор|дуус)/iu, yes: " хүртэл", no: " байгуулав" },
});

export const weekdays = "ням даваа мягмар лхагва пүрэв баасан бямба".split(" ");
