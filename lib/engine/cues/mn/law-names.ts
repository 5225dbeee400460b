import { cues } from "../pack";

export const SAME_COUNTRY: readonly string[] = ["орос оху", "хятад бнхау", "герман хбнгу", "солонгос бнсу"];

export const wholeCountry = cues("mn", {
  federation: {
    pattern: /(?<!\p{L})(?:ану|америк|их британи|британи|канад|австрали|эмират)/u,
    yes: "ану-ын хууль үйлчлэх үү?",
    no: "монгол улсын хууль үйлчлэх үү?",
  },
});
