import { cues } from "../pack";

export const SAME_COUNTRY: readonly string[] = [
  "герман немец",
  "голланд нидерланд",
  "китай кнр",
  "росси рф",
  "казахстан рк",
];

export const wholeCountry = cues("ru", {
  federation: {
    pattern: /(?<!\p{L})(?:сша|америк|великобритан|британ|соединенн|канад|австрали|эмират)/u,
    yes: "применяется ли право сша?",
    no: "применяется ли право ирландии?",
  },
});
