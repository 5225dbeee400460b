import { cues } from "../pack";

/** How a sentence ends that sets no duty. Folded. */
export const statesOnly = cues("mn", {
  isOrApplies: {
    pattern: /(?:байна|болно|зохицуулна|хэрэглэнэ|тооцно|эхэлнэ|дуусна|үйлчилнэ|хамаарна)[.;:]?$/u,
    yes: "үйлчилнэ.",
    no: "төлнө.",
  },
  decided: {
    pattern: /(?:шийдвэрлэнэ|шийдвэрлүүлнэ|эрхтэй|ойлгоно|явагдана|болохгүй)[.;:]?$/u,
    yes: "шийдвэрлэнэ.",
    no: "төлнө.",
  },
  lasts: {
    pattern: /(?:үлдэнэ|шилжинэ|болгохгүй|үзнэ|сунгагдана|сунгана|хангана гэж|баталгаажна|хүчинтэй)[.;:]?$/u,
    yes: "сунгагдана.",
    no: "төлнө.",
  },
});

export const dutyWord = cues("mn", {
  word: { pattern: /үүрэг|хориглоно|ёстой/u, yes: "төлөх үүрэгтэй", no: "төлсөн" },
});
