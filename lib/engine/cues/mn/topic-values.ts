/** Mongolian words by which a clause holds for both sides, or counts by month and year. Raw text. */
import { cues } from "../pack";

export const bothSides = cues("mn", {
  parties: {
    pattern: /талууд|аль ч тал|аль нэг тал|хоёр тал|тал бүр|харилцан/iu,
    yes: "Аль ч тал гэрээг цуцалж болно.",
    no: "Захиалагч гэрээг цуцалж болно.",
  },
});

export const oneSide = cues("mn", {
  role: {
    pattern: /(?:^|[.;]\s{1,3}|\d\s)(\p{Lu}\p{L}{3,24}(?:гч|ч|лээч|лагч|үүлэгч))\s/u,
    yes: "Захиалагч гэрээг цуцалж болно.",
    no: "Гэрээг цуцалж болно.",
  },
});

export const perMonth = cues("mn", {
  month: { pattern: /сар (?:бүр|тутам)|сард|сарын/iu, yes: "сар тутамд 1 хувь", no: "хоног тутамд 1 хувь" },
});

export const perYear = cues("mn", {
  year: { pattern: /жил (?:бүр|тутам)|жилд|жилийн/iu, yes: "жилийн 8 хувь", no: "хоног тутамд 1 хувь" },
});

export const advance = cues("mn", {
  before: { pattern: /урьдчил|барьцаа/iu, yes: "урьдчилгаа 30 хувь", no: "үлдэгдэл 70 хувь" },
});
