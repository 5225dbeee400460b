import { describe, expect, test } from "vitest";
import type { CheckKey } from "@/lib/copy/check-words";
import type { Language } from "@/lib/copy/languages";
import { found, withSentence } from "./sound";

/** A sentence as a whole is the fault. */
const ONE_SIDED: readonly (readonly [CheckKey, Language, string])[] = [
  [
    "excessivePenalty",
    "en",
    "For late payment the Client shall pay a penalty of five percent (5%) of the amount for each day of delay.",
  ],
  [
    "excessivePenalty",
    "ru",
    "За просрочку оплаты Заказчик уплачивает пени в размере 5 % от суммы долга за каждый день просрочки.",
  ],
  ["excessivePenalty", "mn", "Төлбөр хоцорвол хоног тутамд төлөөгүй дүнгийн 5 хувийн алданги төлнө."],
  [
    "longRenewal",
    "en",
    "This Agreement is automatically renewed for successive terms of ten (10) years, unless a Party gives notice one year before.",
  ],
  [
    "longRenewal",
    "ru",
    "Если ни одна из Сторон не уведомит другую об отказе, Договор автоматически продлевается на 10 (десять) лет.",
  ],
  ["longRenewal", "mn", "Талууд эсэргүүцээгүй тохиолдолд гэрээ автоматаар 10 (арван) жилээр сунгагдана."],
];

/** Another penalty or notice than the sound contract has contradicts it too. */
const besidesContradictions = (changes: ReturnType<typeof withSentence>) =>
  found(changes.filter(({ check }) => check !== "contradiction"));

describe("a clause that favours one side without measure is found, and nothing besides it", () => {
  test.each(ONE_SIDED)("%s, %s: %s (B-13.1)", (check, language, sentence) => {
    expect(besidesContradictions(withSentence(language, sentence))).toEqual([[check, sentence]]);
  });

  test("a rate is told by the year, whatever it is counted by", () => {
    const yearly = (sentence: string) => withSentence("en", sentence)[0]?.values["yearly"];
    expect(yearly("Late payments bear interest of 1% per day.")).toBe("365 %");
    expect(yearly("Late payments bear interest of 5% per week.")).toBe("260 %");
    expect(yearly("Late payments bear interest of 10% per month.")).toBe("120 %");
    expect(yearly("Late payments bear interest of 10% per annum, accruing daily.")).toBeUndefined();
  });
});

/** What looks like such a clause, and is none. */
const SILENT: readonly (readonly [Language, string])[] = [
  ["en", "Either Party may terminate this Agreement without notice if the other Party is insolvent."],
  ["en", "The Provider may change the terms of this Agreement with the consent of the Client."],
  ["en", "The Provider may change the colours of the website at its sole discretion."],
  ["en", "Each Party waives trial by jury, and the Client waives all claims for consequential damages."],
  ["en", "The Provider shall restore lost data at such time as the Client may decide."],
  ["en", "The Client may inspect the Platform whenever it sees fit."],
  ["en", "A penalty of 0.1% is due for each day of delay, but not more than 10% of the Fee in total."],
  ["en", "Interest for late payment is five percent (5%) per annum, calculated daily."],
  ["ru", "При нарушении срока Исполнитель вправе расторгнуть Договор без предварительного уведомления."],
  ["ru", "Исполнитель не вправе в одностороннем порядке изменять цену Договора."],
  ["ru", "За просрочку уплачивается пеня 0,1 % за каждый день, но не более 10 % от цены Договора."],
  ["ru", "Исполнитель устраняет недостатки, когда Заказчик сочтёт это удобным."],
  ["mn", "Гүйцэтгэгч гэрээний нөхцөлийг дангаараа өөрчлөх эрхгүй."],
  [
    "mn",
    "Хугацаа хэтэрсэн хоног тутамд үнийн дүнгийн 0.1 хувийн алданги төлөх бөгөөд нийт алданги 10 хувиас хэтрэхгүй.",
  ],
  ["mn", "Гүйцэтгэгч доголдлыг Захиалагчийн хүссэн үед арилгана."],
];

test.each(SILENT)("nothing is said about measured words, %s: %s", (language, sentence) => {
  expect(found(withSentence(language, sentence))).toEqual([]);
});
