import { cues } from "../pack";

/** Elsewhere: it was made longer. Folded. */
export const extended = cues("mn", {
  byNow: {
    pattern: /(?:гэрээ|хугацаа)\p{L}{0,4}.{0,60}(?:сунгав|сунгасан|сунгагдсан)(?!\p{L})/u,
    yes: "гэрээг 2029 он хүртэл сунгав",
    no: "гэрээг сунгаж болно",
  },
});
/** Behind an end: it holds in a case. Folded. */
export const onlyIf = cues("mn", {
  inACase: { pattern: /^[^.;]{0,60}тохиолдолд л(?!\p{L})/u, yes: " захиалагч хүссэн тохиолдолд л", no: " хүртэл" },
});

/** What lasts is the contract itself: a sentence that begins with it. Folded. */
export const itsTerm = cues("mn", {
  contract: {
    pattern:
      /^(?:\S{0,8} )?(?:энэхүү |энэ |тус |уг )?(?:(?!хэрэв)\p{L}{3,20}(?:ийн|ын|ний|ны|эх|ах|лах|лэх|лох|лөх),? ){0,3}(?:гэрээг?|түрээс)(?!\p{L})/u,
    yes: "3. энэхүү гэрээ",
    no: "хэрэв төлбөр төлөхгүй бол гэрээ",
  },
  term: {
    pattern:
      /^(?:\S{0,8} )?(?:энэхүү |энэ |тус |уг )?(?:гэрээний|түрээсийн|ажил гүйцэтгэх|хөдөлмөрийн гэрээний) (?:хүчинтэй |үйлчлэх |нийт )?(?:хугацаа|дуусах (?:хугацаа|огноо|өдөр))(?!\p{L})/u,
    yes: "гэрээний хүчинтэй хугацаа",
    no: "гэрээний үнэ",
  },
});
/** After a length or a day: the contract lasts so long. Folded. */
export const thenLasts = cues("mn", {
  verb: {
    pattern:
      /^(?:[^,;]{0,40}(?:хүчинтэй|үйлчил|байгуул|үргэлжил|хугацаатай|дуусна|дуусгавар бол|мөрдөгд)|[^,;]{0,20} (?:хүртэл|байна)(?: \d{1,3} (?:жил|сар|хоног)\p{L}{0,4})?(?: байна)?[. ]{0,2}$|[^\p{L}]{0,4}$)/u,
    yes: "-ний өдрийг хүртэл хүчинтэй",
    no: " хүртэл төлнө",
  },
});
/** What lasts, or is done, is another thing, or only in a case. Folded. */
export const anotherLasts = cues("mn", {
  thing: {
    pattern:
      /(?<!\p{L})(?:үн(?:э|ий)|төлбөр|баталгаа|бараа|нийлүүлэлт|ажл|нууц|хөнгөлөлт|санал|эрх(?!лэ)|үүрэг|үүрг)\p{L}{0,8}(?!\p{L})/u,
    yes: " хүчин төгөлдөр бөгөөд үнэ нь",
    no: " байгуулж,",
  },
  inACase: { pattern: /(?<!\p{L})(?:хэрэв|тохиолдолд|бол)(?!\p{L})/u, yes: " төлбөр төлөхгүй бол", no: " байгуулж," },
});
/** The time counts from the day on which the contract is made. Folded. */
export const countedFrom = cues("mn", {
  signing: {
    pattern: /(?:гарын үсэг зур|байгуул)\p{L}{2,8}(?: өдр\p{L}{2,5})?/u,
    yes: "гарын үсэг зурсан өдрөөс эхлэн",
    no: "хүлээлгэн өгсөн өдрөөс",
  },
});
