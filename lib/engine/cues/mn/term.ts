import { cues } from "../pack";

export const term = cues("mn", {
  lasts: {
    pattern: /(?:гэрээ|хугацаа).{0,120}(?:хүчинтэй|хугацаа|хүртэл|жил|сар|дуус)/u,
    yes: "Гэрээ нэг жил хүчинтэй",
    no: "Баталгаа өгнө",
  },
  runs: {
    pattern: /(?:гэрээ|түрээс)(?!\p{L}).{0,60}эхэл\p{L}{1,4}(?!\p{L}).{0,80}дуус/u,
    yes: "Түрээс мая эхэлж зуны сүүлд дуусна",
    no: "Түрээс мая эхэлнэ",
  },
});

export const otherTerm = cues("mn", {
  other: {
    pattern: /нуцлал|нууцлал|алданги|мэдэгд|баталгаат|урьдчилгаа|эрхгүй|хориглоно/u,
    yes: "баталгаат хугацаа",
    no: "гэрээний хугацаа",
  },
});

export const holdsUntil = cues("mn", {
  until: { pattern: /хүртэл (?:хүчинтэй|үйлчил)/u, yes: "мая хүртэл хүчинтэй", no: "хүчинтэй байна" },
});

export const termWord = cues("mn", { word: { pattern: /хугацаа/u, yes: "хугацаа", no: "байр" } });

export const endsOn = cues("mn", {
  until: { pattern: /(?<!\p{L})(?:хүртэл|дуус\p{L}{0,6})(?!\p{L})[^.;]{0,60}$/u, yes: "дуусах өдөр", no: "эхлэх өдөр" },
});

/** After the day on which the term ends. */
export const endsThen = cues("mn", {
  until: { pattern: /^.{0,12}(?:хүртэл|дуус)/u, yes: "-ний өдөр дуусна", no: "-ний өдөр эхэлж" },
});

export const openEnded = cues("mn", {
  forEver: { pattern: /хугацаагүй/u, yes: "хугацаагүй гэрээ", no: "хугацаатай гэрээ" },
});

export const startsAndEnds = cues("mn", {
  both: {
    pattern: /хүчин төгөлдөр.{0,120}(?:хүртэл|дуус)/u,
    yes: "хүчин төгөлдөр болж, мая хүртэл",
    no: "хүчин төгөлдөр болно",
  },
  begins: { pattern: /эхэл\p{L}{1,4}(?!\p{L}).{0,120}дуус/u, yes: "мая эхэлж зун дуусна", no: "мая эхэлнэ" },
});

export const contractWord = cues("mn", { word: { pattern: /гэрээ|түрээс(?!\p{L})/u, yes: "гэрээ", no: "баталгаа" } });

export const itsOwnTerm = cues("mn", {
  contract: { pattern: /гэрээ|түрээсийн хугацаа/u, yes: "гэрээ", no: "баталгаа" },
});

export const runsNow = cues("mn", {
  verb: { pattern: /хүчинтэй|үйлчилнэ|хугацаатай|дуусгавар болно/u, yes: "хүчинтэй", no: "төлнө" },
});

/** After a day that is no end: nobody may end it sooner. */
export const notEnded = cues("mn", {
  ban: { pattern: /цуцлахгүй|цуцлах эрхгүй|цуцалж болохгүй/u, yes: " хүртэл цуцлахгүй", no: " хүртэл хүчинтэй" },
});
