import { cues } from "../pack";

/** What says a thing in so many words that an answer may say it too. Folded text. */
export const perpetual = cues("mn", {
  named: {
    pattern: /хугацаагүй|тодорхойгүй хугацаа/u,
    yes: "гэрээг хугацаагүй байгуулав",
    no: "гэрээ нэг жил хүчинтэй",
  },
});
export const dated = cues("mn", {
  made: {
    pattern: /(?:огноо|байгуулсан|байгуулав|хот)[^.;]{0,40}$/u,
    yes: "байгуулсан огноо:",
    no: "төлбөрийг шилжүүлэх эцсийн хугацаа",
  },
});
export const courts = cues("mn", {
  decided: {
    pattern: /(?:шүүх|арбитр)\p{L}{0,8}.{0,80}(?:шийдвэрл|харьяал|явагд)/u,
    yes: "маргааныг шүүхээр шийдвэрлүүлнэ",
    no: "шүүхийн тогтоолыг хүндэтгэнэ",
  },
  disputes: {
    pattern: /маргаан.{0,120}(?:шүүх|арбитр)/u,
    yes: "маргаан гарвал арбитраар",
    no: "маргаан гарвал хэлэлцэнэ",
  },
});
export const survival = cues("mn", {
  afterEnd: {
    pattern: /(?:дуусгавар бол|дуусс?н|дууссан|цуцлагд)\p{L}{0,6}.{0,30}(?:хойш|дараа)/u,
    yes: "гэрээ дууссанаас хойш 3 жил хүчинтэй",
    no: "гэрээ дуусах өдөр",
  },
  stays: { pattern: /хүчинтэй хэвээр/u, yes: "энэ заалт хүчинтэй хэвээр үлдэнэ", no: "гэрээ хүчинтэй" },
});

/** What makes an end unsure: it runs from an event, follows something else, or is fixed elsewhere. Folded text. */
export const unsureTerm = cues("mn", {
  elsewhere: {
    pattern: /хавсралтад заасан|хүлээлгэн өгсөн өдрөөс|актын өдрөөс/u,
    yes: "хүлээлгэн өгсөн өдрөөс эхлэн",
    no: "гарын үсэг зурсан өдрөөс",
  },
});

/** What follows the length of a term and is no part of it. */
export const besideItsLength = cues("mn", {
  then: { pattern: /сунга|мэдэгд|бол(?!но)/u, yes: "нэг жилээр сунгана", no: "гарын үсэг зурсан өдрөөс" },
});

/** Where a contract is signed. Raw text. */
export const signed = cues("mn", {
  block: { pattern: /гарын үсэг|гэрээ байгуулсан/u, yes: "гарын үсэг:", no: "талууд тохиролцов" },
});
