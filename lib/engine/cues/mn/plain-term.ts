import { cues } from "../pack";

/** Elsewhere: it was made longer. Folded. */
export const extended = cues("mn", {
  byNow: {
    pattern: /(?:гэрээ|хугацаа)\p{L}{0,4}.{0,60}(?:сунгав|сунгасан|сунгагдсан)(?!\p{L})/u,
    yes: "гэрээг 2029 он хүртэл сунгав",
    no: "гэрээг сунгаж болно",
  },
});
/** Behind an end: it holds in a case. Folded. */
export const onlyIf = cues("mn", {
  inACase: { pattern: /^[^.;]{0,60}тохиолдолд л(?!\p{L})/u, yes: " захиалагч хүссэн тохиолдолд л", no: " хүртэл" },
});
