import type { Copy } from "../en";
import { counted } from "./counted";

/** Words of what is done with the list of contracts, Russian. */
export const contractList: Copy["contractList"] = {
  views: "Разделы списка договоров",
  all: "Все",
  trash: "Корзина",
  trashHint: (days) =>
    `Удалённое хранится здесь ${counted(days, { one: "день", few: "дня", many: "дней" })}. До тех пор его текст и файлы занимают место в вашем хранилище.`,
  trashEmpty: "Корзина пуста.",
  deleted: "Удалён",
  goneOn: "Исчезнет навсегда",
  restore: "Вернуть",
  restoreNamed: (name) => `Вернуть ${name}`,
  restored: (name) => `Договор «${name}» снова в списке`,
  restoreFailed: "Не удалось вернуть договор. Повторите попытку.",
  end: "Удалить навсегда",
  endNamed: (name) => `Удалить навсегда ${name}`,
  endTitle: "Удалить этот договор навсегда?",
  endText: (name) => `Договор «${name}» исчезнет сразу, со всеми версиями, комментариями и файлами.`,
  endFinal: "Это действие нельзя отменить.",
  ended: (name) => `Договор «${name}» удалён навсегда`,
};
