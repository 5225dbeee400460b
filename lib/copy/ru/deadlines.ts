import type { Copy } from "../copy";
import { counted } from "./counted";

const month = { one: "месяц", few: "месяца", many: "месяцев" };
const day = { one: "день", few: "дня", many: "дней" };
const businessDay = { one: "рабочий день", few: "рабочих дня", many: "рабочих дней" };

export const deadlines: Copy["deadlines"] = {
  kinds: {
    expiration: "Договор заканчивается",
    renewal: "Договор продлевается",
    notice: "Последний день для уведомления",
    payment: "Срок оплаты",
    duty: "Обязанность",
    other: "Дата",
  },
  kindNames: {
    expiration: "Окончание",
    renewal: "Продление",
    notice: "Уведомление",
    payment: "Оплата",
    duty: "Обязанность",
    other: "Другая дата",
  },
  working: {
    named: (date) => `В тексте названо ${date}.`,
    after: {
      start: (from, length, date) => `Вступает в силу ${from}, плюс ${length} = ${date}.`,
      signing: (from, length, date) => `Датирован ${from}, плюс ${length} = ${date}.`,
      end: (from, length, date) => `Заканчивается ${from}, плюс ${length} = ${date}.`,
    },
    before: (from, length, date) => `Заканчивается ${from}, минус ${length} = ${date}.`,
    renews: (length, date) => `Продлевается на ${length} ${date}, если его не прекратят раньше.`,
    length: (months, days, businessDays) =>
      [
        months > 0 ? counted(months, month) : "",
        days > 0 ? counted(days, day) : "",
        businessDays > 0 ? counted(businessDays, businessDay) : "",
      ]
        .filter((part) => part !== "")
        .join(" и "),
  },
};
