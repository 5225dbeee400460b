import { cues } from "../pack";

export const takingApart = cues("ru", {
  stem: { pattern: /инжинир|декомпил/u, yes: "декомпилировать программу", no: "запускать программу" },
});
