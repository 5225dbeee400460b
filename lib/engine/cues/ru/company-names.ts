import { cues } from "../pack";

/** A company with its form. Raw text. */
export const companyName = cues("ru", {
  company: {
    pattern:
      /(?:[Оо]бщест\p{L}{2,3} с ограниченной ответственностью|[Аа]кционерн\p{L}{2,4} обществ\p{L}{1,3}|ООО|АО|ПАО|ЗАО|ОАО|НАО)\s{1,3}[«"“][^«»"“”\n]{2,60}[»"”]/u,
    yes: "ООО «Север»",
    no: "«Север»",
  },
});

export const introduced = cues("ru", {
  named: { pattern: /^,?\s{0,3}(?:\(далее|именуем)/iu, yes: ", именуемое далее", no: ", которое платит" },
});
