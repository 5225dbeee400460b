import type { verdicts as english } from "../en/verdicts";

export const verdicts: typeof english = {
  deviates: "Зөрсөн",
  missing: "Алга",
  needsReview: "Шалгах",
  acceptable: "Болно",
  matches: "Нийцсэн",
};
