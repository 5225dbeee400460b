import { cues } from "../pack";

export const notItsLaw = cues("mn", {
  notApplied: {
    pattern: /хууль\p{L}{0,4}\s(?:үйлчлэхгүй|хэрэглэхгүй)/iu,
    yes: "ХБНГУ-ын хууль үйлчлэхгүй.",
    no: "Монгол Улсын хууль үйлчилнэ.",
  },
});
