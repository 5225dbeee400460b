/** Whether it is the contract that a Mongolian clause extends. Folded. */
import { cues } from "../pack";

/** What is extended is the time for a delivery, a work or a payment. */
export const otherTimeExtended = cues("mn", {
  timeFor: {
    pattern:
      /(?:нийлүүлэ|хүргэ|хүлээлгэн өгө|гүйцэтгэ|төлө|төлбөрийн|нийлүүлэлтийн|хүргэлтийн)\p{L}{0,3} хугацаа\p{L}{0,4}[^;]{0,80}сунга/u,
    yes: "нийлүүлэх хугацаа автоматаар 3 сараар сунгагдана",
    no: "гэрээний хугацаа автоматаар нэг жилээр сунгагдана",
  },
});
