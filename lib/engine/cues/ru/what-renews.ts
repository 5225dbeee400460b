/** Whether it is the contract that a Russian clause extends. Folded. */
import { cues } from "../pack";

/** What is extended is the time for a delivery, a work or a payment. */
export const otherTimeExtended = cues("ru", {
  timeFor: {
    pattern:
      /срок\p{L}{0,2} (?:поставк|доставк|отгрузк|приемк|выполнени|завершени|оплат|платеж|работ)\p{L}{0,4}[^;]{0,80}(?:продл|пролонг)/u,
    yes: "срок поставки автоматически продлевается на 3 месяца",
    no: "срок договора автоматически продлевается на один год",
  },
});
