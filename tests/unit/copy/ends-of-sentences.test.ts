import { expect, test } from "vitest";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";

test.each(LANGUAGES)("a day at the end of a sentence leaves it one period: %s", (language) => {
  const { common, signed, deadlines } = copyFor(language);
  const { unknown: missing, invalid } = common.dates;
  const day = shortDate("2026-11-23", { missing, invalid }, { language }); // Russian ones end with a period of their own
  for (const sentence of [signed.banner(day), signed.bannerBy(day, "Б. Оюунаа"), deadlines.reminders.feedOn(day)]) {
    expect(sentence).toContain(day.replace(/\.$/u, ""));
    expect(sentence).not.toContain("..");
  }
});
