import type { Copy } from "../en";
import { numbersIn } from "../numbers";

const inFigures = numbersIn("ru");

/** Words about how much an account keeps, Russian. */
export const storage: Copy["storage"] = {
  title: "Хранилище",
  intro:
    "Место, занятое вашими договорами: файлы и все версии. Договоры, открытые вам другими, считаются у владельцев.",
  units: { megabytes: "МБ", gigabytes: "ГБ" },
  of: (used, limit, unit) => `${inFigures(used)} из ${inFigures(limit)} ${unit}`,
  used: (used, unit) => `${inFigures(used)} ${unit}`,
  unlimited: "Ограничения нет.",
  contracts: (count, limit) =>
    limit === null ? `Договоры: ${inFigures(count)}` : `Договоры: ${inFigures(count)} из ${inFigures(limit)}`,
  meter: "Занято в хранилище",
  nearlyFull: (percent, amount) =>
    `Ваше хранилище заполнено на ${percent} % (${amount}). Удалите ненужные договоры или попросите администратора добавить места.`,
  full: (amount) =>
    `Ваше хранилище заполнено (${amount}). По-прежнему можно читать, экспортировать и удалять; удаление договоров освобождает место.`,
  see: "Посмотреть",
};
