import { cues } from "../pack";

export const begins = cues("mn", {
  word: { pattern: /эхэл|хүчин төгөлдөр/iu, yes: "эхэлнэ", no: "дуусна" },
  from: { pattern: /(?:аас|ээс|оос|өөс)(?!\p{L})/iu, yes: "өдрөөс", no: "өдөр" },
});

export const ends = cues("mn", { word: { pattern: /дуус|хүртэл/iu, yes: "дуусна", no: "эхэлнэ" } });

export const itsTerm = cues("mn", {
  lasts: {
    pattern: /гэрээ[^.;]{0,120}(?:хүртэл|дуус|хүчинтэй)/u,
    yes: "гэрээ 5 сарын 1 хүртэл",
    no: "төлбөр 5 сарын 1 хүртэл",
  },
});

export const notItsTerm = cues("mn", { earlier: { pattern: /өмнөх/u, yes: "өмнөх гэрээ", no: "энэ гэрээ" } });

/** Between two days in Mongolian, when they are the ends of a time. */
export const fromDay = cues("mn", {
  ending: {
    pattern: /(?:аас|ээс|оос|өөс)(?:\s?эхлэн|\s?эхлээд)?[\s,]{0,3}$/u,
    yes: "6-ны өдрөөс эхлэн ",
    no: "6-ны өдөр",
  },
  onward: { pattern: /эхл\p{L}{1,5}[\s,]{0,3}$/u, yes: "эхлэхдээ ", no: "дуусна" },
});

/** After the second day. */
export const untilDay = cues("mn", {
  until: { pattern: /^[^.;]{0,30}(?:хүртэл|дуус)/u, yes: " өдөр хүртэл", no: " өдрөөс" },
});

export const startLine = cues("mn", {
  label: { pattern: /^(?:эхлэх өдөр|эхлэх огноо)\s?[:–—-]\s?/iu, yes: "Эхлэх огноо:", no: "Дуусах огноо:" },
});

export const endLine = cues("mn", {
  label: { pattern: /^(?:дуусах өдөр|дуусах огноо)\s?[:–—-]\s?/iu, yes: "Дуусах өдөр:", no: "Эхлэх өдөр:" },
});
