/** Mongolian words around the dates, lengths and sums of a contract. Raw text; `…After` stands after the value. */
import { cues } from "../pack";

export const datedAfter = cues("mn", {
  made: { pattern: /^[^.;]{0,60}(?:байгуул|өдөр)/iu, yes: "-ны өдөр Улаанбаатар хотод байгуулав", no: "-нд" },
});

export const endAfter = cues("mn", {
  until: { pattern: /^[^.;]{0,16}(?:хүртэл|дотор|дуус)/iu, yes: "-ныг хүртэл", no: "-ны өдөр байгуулав" },
});

export const effectiveBefore = cues("mn", {
  effective: {
    pattern: /хүчин төгөлдөр[^.;]{0,40}$/iu,
    yes: "Гэрээ хүчин төгөлдөр болох өдөр ",
    no: "Гэрээ байгуулсан ",
  },
});

/** After the day from which a contract that stands before it is in force. */
export const effectiveAfter = cues("mn", {
  inForce: {
    pattern:
      /^[^.;\d]{0,8}(?:өдрөөс|нээс|ноос|наас|нөөс)[^.;\d]{0,24}(?:хүчин төгөлдөр (?:бол|үйлчил|мөрд)|хүчинтэй бол|үйлчилж эхэл|мөрдөгдө)/iu,
    yes: "-ний өдрөөс хүчин төгөлдөр болно",
    no: "-ний өдөр хүлээлгэн өгнө",
  },
});

/** Before that day: it is the contract, and no price or paper of its own. */
export const contractBefore = cues("mn", {
  contract: {
    pattern:
      /(?:гэрээ|хэлэлцээр|түрээс)(?!\p{L})(?:(?!үнэ|тариф|өөрчлөлт|нэмэлт|жагсаалт|даатгал|журам|хавсралт)[^.;])*$/iu,
    yes: "Энэхүү гэрээ ",
    no: "Энэ гэрээний үнэ ",
  },
});

export const openEnded = cues("mn", {
  open: { pattern: /хугацаагүй/iu, yes: "гэрээ хугацаагүй байна", no: "гэрээ нэг жил байна" },
});

export const otherLengthAfter = cues("mn", {
  notice: { pattern: /^[^.;]{0,24}(?:өмнө|бүр|дотор)/iu, yes: " хоногийн өмнө", no: " хугацаанд хүчинтэй" },
});

export const renewalAfter = cues("mn", {
  again: { pattern: /^[^.;]{0,30}сунга/iu, yes: " автоматаар сунгагдана", no: " хүчинтэй" },
});

export const noticeAfter = cues("mn", {
  notice: { pattern: /^[^.;]{0,24}өмнө/iu, yes: "ийн өмнө мэдэгдэнэ", no: "ийн дараа" },
});

export const paidWithin = cues("mn", {
  within: { pattern: /дотор|хоног|багта/iu, yes: "10 хоногийн дотор", no: "дараагийн сард" },
});

/** What is late is no payment. Folded. */
export const lateDelivery = cues("mn", {
  delivery: {
    pattern: /(?:нийлүүл|хүлээлгэн өг|гүйцэтг)\p{L}{0,8}.{0,24}(?:хожимд|хоцро|хэтр|хоцор)/u,
    yes: "барааг нийлүүлэхээ хожимдуулсан хоног тутамд",
    no: "төлбөр хожимдуулсан хоног тутамд",
  },
});
