import { cues } from "../pack";

export const noRole = cues("mn", {
  noun: { pattern: /^(?:.{0,40} )?(?:гэрээ\p{L}{0,3}|байр|ажил|үйлчилгээ|хууль)$/u, yes: "энэ гэрээ", no: "худалдагч" },
});

export const parties = cues("mn", { word: { pattern: /^(?:талууд|тал)$/u, yes: "талууд", no: "худалдагч" } });
