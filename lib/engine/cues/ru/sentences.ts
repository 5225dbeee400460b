import { cues } from "../pack";

export const numberedItem = cues("ru", {
  item: { pattern: /[;:]\s{1,8}(?=и\s\d{1,2}\.\d{1,2}\.?\s)/u, yes: "; и 2.1 Цена", no: "; и 2 копии" },
});
