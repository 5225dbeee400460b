/** Mongolian words around the dates, lengths and sums of a contract. Raw text; `…After` stands after the value. */
import { cues } from "../pack";

export const endAfter = cues("mn", {
  until: { pattern: /^[^.;]{0,16}(?:хүртэл|дотор|дуус)/iu, yes: "-ныг хүртэл", no: "-ны өдөр байгуулав" },
});

export const openEnded = cues("mn", {
  open: { pattern: /хугацаагүй/iu, yes: "гэрээ хугацаагүй байна", no: "гэрээ нэг жил байна" },
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
