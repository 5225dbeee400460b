import { cues } from "../pack";

export const verb = cues("mn", {
  future: { pattern: /\p{L}{4,}(?:на|нэ|но|нө)[.;]?$/u, yes: "монгол улсын хууль үйлчилнэ.", no: "хэрэглэх хууль" },
  word: {
    pattern: /(?<!\p{L})(?:үүрэгтэй|болно|байна|хүлээнэ|өгнө|төлнө)(?!\p{L})/u,
    yes: "Түрээслэгч төлнө",
    no: "Төлбөр",
  },
});

export const smallWord = cues("mn", { word: { pattern: /^(?:ба|болон|буюу|тухай)$/u, yes: "ба", no: "үнэ" } });
