import { cues } from "../pack";

/** Elsewhere: it was made longer. Folded. */
export const extended = cues("ru", {
  byNow: {
    pattern: /(?:срок|договор)\p{L}{0,3}(?:\s\p{L}{3,12}){0,2}\sпродлен\p{L}?\s(?:до|на)(?!\p{L})/u,
    yes: "срок продлен до 31 мая 2029 года",
    no: "срок может быть продлен",
  },
});
/** Behind an end: it holds in a case. Folded. */
export const onlyIf = cues("ru", {
  inACase: {
    pattern: /^[^.;]{0,40}(?:только|лишь)[^.;]{0,12}если/u,
    yes: ", но только если покупатель попросит",
    no: ", если не расторгнут",
  },
});
