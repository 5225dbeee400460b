import { cues } from "../pack";

/** A clause on how long something lasts. Folded. */
export const term = cues("mn", {
  lasts: {
    pattern: /(?:гэрээ|хугацаа).{0,120}(?:хүчинтэй|хугацаа|хүртэл|жил|сар)/u,
    yes: "Гэрээ нэг жил хүчинтэй",
    no: "Баталгаа өгнө",
  },
});

/** It is another time than the term. Folded. */
export const otherTerm = cues("mn", {
  other: {
    pattern: /нуцлал|нууцлал|алданги|мэдэгд|баталгаат|урьдчилгаа/u,
    yes: "баталгаат хугацаа",
    no: "гэрээний хугацаа",
  },
});

/** It holds until a day. Folded. */
export const holdsUntil = cues("mn", {
  until: { pattern: /хүртэл (?:хүчинтэй|үйлчил)/u, yes: "мая хүртэл хүчинтэй", no: "хүчинтэй байна" },
});

/** A word for the term. Folded. */
export const termWord = cues("mn", { word: { pattern: /хугацаа/u, yes: "хугацаа", no: "байр" } });

/** Before the day on which the term ends. Folded. */
export const endsOn = cues("mn", {
  until: { pattern: /(?<!\p{L})(?:хүртэл|дуус\p{L}{0,6})(?!\p{L})[^.;]{0,60}$/u, yes: "дуусах өдөр", no: "эхлэх өдөр" },
});

/** The time runs from an event whose day is not known. Folded. */
export const afterAnEvent = cues("mn", {
  event: {
    pattern: /(?:акт|хүлээлгэн өг|хүлээлцс|төлбөр төл)\p{L}{0,12}.{0,30}(?:хойш|өдрөөс)/u,
    yes: "акт үйлдсэн өдрөөс",
    no: "гэрээ байгуулсан өдрөөс",
  },
});

/** It lasts until somebody ends it. Folded. */
export const openEnded = cues("mn", {
  forEver: { pattern: /хугацаагүй/u, yes: "хугацаагүй гэрээ", no: "хугацаатай гэрээ" },
});

/** It says both when it starts and when it ends. Folded. */
export const startsAndEnds = cues("mn", {
  both: {
    pattern: /хүчин төгөлдөр.{0,120}(?:хүртэл|дуус)/u,
    yes: "хүчин төгөлдөр болж, мая хүртэл",
    no: "хүчин төгөлдөр болно",
  },
});

/** What lasts is the contract. Folded. */
export const contractWord = cues("mn", { word: { pattern: /гэрээ/u, yes: "гэрээ", no: "баталгаа" } });

/** The contract itself, or its term. Folded. */
export const itsOwnTerm = cues("mn", {
  contract: { pattern: /гэрээ|түрээсийн хугацаа/u, yes: "гэрээ", no: "баталгаа" },
});

/** It begins, goes on or ends. Folded. */
export const runsNow = cues("mn", { verb: { pattern: /хүчинтэй/u, yes: "хүчинтэй", no: "төлнө" } });
