import { cues } from "../pack";

export const numberedItem = cues("mn", {
  item: { pattern: /[;:]\s{1,8}(?=ба\s\d{1,2}\.\d{1,2}\.?\s)/u, yes: "; ба 2.1 Үнэ", no: "; ба 2 хувь" },
});
