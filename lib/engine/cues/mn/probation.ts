import { cues } from "../pack";

export const probation = cues("mn", {
  period: {
    pattern: /туршил(?:т|ты)\p{L}{0,3} хугацаа|дагалдан ажилла/iu,
    yes: "Туршилтын хугацаа 3 сар байна",
    no: "Гэрээний хугацаа 3 сар байна",
  },
});
export const afterProbation = cues("mn", {
  after: {
    pattern: /туршилтын хугаца\p{L}{1,6} (?:дараа|хойш|дууссан|өнгөрсний)/iu,
    yes: "туршилтын хугацааны дараа",
    no: "туршилтын хугацаанд",
  },
});
export const duringIt = cues("mn", {
  during: {
    pattern: /(?<!\p{L})(?:энэ|уг|тус|дээрх) (?:хугацаа|үе)\p{L}{0,4}/iu,
    yes: "Энэ хугацаанд аль ч Тал",
    no: "Гэрээний хугацаанд аль ч Тал",
  },
});
