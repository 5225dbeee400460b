import { cues } from "../pack";

export const startAsked = cues("mn", {
  whenItStarts: {
    pattern:
      /(?:гэрээ|түрээс|хугацаа)\p{L}{0,4} .{0,20}хэзээ(?:нээс)? .{0,12}(?:эхл|эхэл|хүчин төгөлдөр)|хэзээнээс (?:эхл|үйлчил|хүчинтэй)/u,
    yes: "гэрээ хэзээ эхлэх вэ?",
    no: "гэрээ хэзээ дуусах вэ?",
  },
  onlyWhen: {
    pattern: /^хэзээ(?:нээс)? (?:эхл|эхэл)\p{L}{0,6}(?: вэ| бэ)?\s?\??$/u,
    yes: "хэзээ эхлэх вэ?",
    no: "хэзээ эхлэх ажлыг хүлээлгэн өгөх вэ?",
  },
});
/** Right after the day from which the term counts. */
export const startsThen = cues("mn", {
  begins: { pattern: /^[\s-]?(?:\p{L}{1,4} )?(?:өдрөөс|өдөр эхэл)/iu, yes: " өдрөөс хоёр жил", no: " өдөр дуусна" },
});
