/** Russian words around the dates, lengths and sums of a contract. Raw text; `…Before` stands before the value. */
import { cues } from "../pack";

export const openEnded = cues("ru", {
  open: { pattern: /бессрочн|неопределенный срок/iu, yes: "заключен на неопределенный срок", no: "на один год" },
});

export const paidWithin = cues("ru", {
  within: { pattern: /в течение|не позднее/iu, yes: "в течение 10 дней", no: "через 10 дней" },
});

/** What is late is no payment. Folded. */
export const lateDelivery = cues("ru", {
  delivery: {
    pattern: /(?:просроч|задержк|нарушение срок)\p{L}{1,4} (?:поставк|передач|выполнени|сдач|оказани|отгрузк)/u,
    yes: "за просрочку поставки поставщик уплачивает",
    no: "за просрочку оплаты покупатель уплачивает",
  },
});
