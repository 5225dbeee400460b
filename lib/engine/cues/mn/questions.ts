import { cues } from "../pack";

export const goesOn = cues("mn", {
  opens: { pattern: /^(?:тэгвэл|харин|мөн|бас)/u, yes: "Тэгвэл хэзээ?", no: "Хэзээ?" },
});
export const pointsBack = cues("mn", {
  pronoun: {
    pattern: /(?<!\p{L})(?:түүн\p{L}{0,6}|тэр|үүн\p{L}{0,6}|тэдгээр\p{L}{0,4})(?!\p{L})/u,
    yes: "Тэр хэзээ дуусах вэ?",
    no: "Гэрээ хэзээ дуусах вэ?",
  },
});

export const verdictAsked = cues("mn", {
  trueOrFalse: {
    pattern: /^үнэн үү,? худал уу\s*[:?-]\s*/u,
    yes: "Үнэн үү, худал уу: Захиалагч төлнө",
    no: "Энэ үнэн үү?",
  },
});
