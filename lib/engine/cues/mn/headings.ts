import { cues } from "../pack";

/** A verb that makes a line a clause, not a heading. Folded. */
export const verb = cues("mn", {
  word: {
    pattern: /(?<!\p{L})(?:үүрэгтэй|болно|байна|хүлээнэ|өгнө|төлнө)(?!\p{L})/u,
    yes: "Түрээслэгч төлнө",
    no: "Төлбөр",
  },
});

/** Words that stay small in a heading. Folded. */
export const smallWord = cues("mn", { word: { pattern: /^(?:ба|болон|буюу|тухай)$/u, yes: "ба", no: "үнэ" } });
