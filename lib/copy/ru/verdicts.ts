import type { verdicts as english } from "../en/verdicts";

export const verdicts: typeof english = {
  deviates: "Отклонение",
  missing: "Отсутствует",
  needsReview: "На проверку",
  acceptable: "Допустимо",
  matches: "Соответствует",
};
