import { cues } from "../pack";

export const verdictAsked = cues("mn", {
  trueOrFalse: {
    pattern: /^үнэн үү,? худал уу\s*[:?-]\s*/u,
    yes: "Үнэн үү, худал уу: Захиалагч төлнө",
    no: "Энэ үнэн үү?",
  },
});

export const yesOrNoAsked = cues("mn", {
  particle: { pattern: /(?:уу|үү|юу|бий юу)\s*\?*$/u, yes: "Түрээслэж болох уу?", no: "Хэзээ төлөх вэ?" },
});

export const durationAsked = cues("mn", {
  howLong: {
    pattern: /хэдэн (?:жил|сар|хоног|өдөр)|хэр удаан|ямар хугацаа/u,
    yes: "Хэдэн хоногийн дотор төлөх вэ?",
    no: "Хэдэн төгрөг төлөх вэ?",
  },
});
export const amountAsked = cues("mn", {
  howMuch: { pattern: /хэд вэ|хэдэн төгрөг|ямар үнэ|үнэ хэд|хэмжээ хэд/u, yes: "Үнэ хэд вэ?", no: "Хэзээ төлөх вэ?" },
});
export const dayAsked = cues("mn", {
  when: { pattern: /хэзээ|хэдний өдөр|хэдий хүртэл|огноо/u, yes: "Хэзээ төлөх вэ?", no: "Хаана төлөх вэ?" },
});
export const placeAsked = cues("mn", {
  where: { pattern: /хаана|аль хот/u, yes: "Хаана хүлээлгэн өгөх вэ?", no: "Хэзээ хүлээлгэн өгөх вэ?" },
});
export const personAsked = cues("mn", {
  who: { pattern: /(?<!\p{L})хэн(?!\p{L})/u, yes: "Хэн төлөх вэ?", no: "Хэнд төлөх вэ?" },
});

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

export const documentWords = cues("mn", {
  word: { pattern: /^(?:гэрээ\p{L}*|тал\p{L}*)$/u, yes: "Гэрээний", no: "Франц" },
});
export const clauseNumbers = cues("mn", {
  before: { pattern: /(?:зүйл\p{L}*|заалт\p{L}*)\s?[\d.]+/iu, yes: "заалт 7.2", no: "60 хоног" },
  after: { pattern: /[\d.]+\s?(?:дугаар|дүгээр)\s(?:зүйл|заалт)/iu, yes: "7 дугаар зүйл", no: "7 дугаар сар" },
});
