import type { Copy } from "../en";
import { counted } from "./counted";

/** Words of guests' links, Russian. */
export const guests: Copy["guests"] = {
  authorName: (name) => `${name} (гость)`,
  open: "Открыть им по ссылке…",
  title: "Ссылки для другой стороны",
  hint: "По ссылке эту версию можно читать без регистрации, комментировать и предлагать правки. Больше ничего не видно.",
  /** Why a round takes no link any more. */
  ended: {
    signed: "Раунд закончен: договор подписан. Новую ссылку создать нельзя.",
    later: "Раунд закончен: отправлен следующий. Создайте ссылку в нём.",
    decided: "Раунд закончен: решение по ответу принято. Создайте ссылку, когда отправите следующий.",
  },
  loading: "Загружаем ссылки…",
  failed: "Не удалось загрузить ссылки. Повторите попытку позже.",
  none: "Ссылок пока нет",
  label: "Для кого",
  labelHint: "Это имя видно в журнале. Гость его тоже видит.",
  days: "Действует, дней",
  withCode: "Запрашивать и код",
  withCodeHint: "Шесть цифр, которые вы сообщите иначе, например по телефону",
  make: "Создать ссылку",
  made: "Скопируйте сейчас. Она показывается один раз.",
  link: "Ссылка",
  code: "Код",
  copy: "Копировать",
  copied: "Скопировано",
  revoke: "Отозвать",
  revoked: "Ссылка отозвана",
  close: "Закрыть",
  hasCode: "с кодом",
  until: (date) => `до ${date}`,
  by: (name) => `кем создана: ${name}`,
  visits: (count) =>
    count === 0 ? "ещё не открывали" : `открывали ${counted(count, { one: "раз", few: "раза", many: "раз" })}`,
  lastVisit: (date) => `последний раз ${date}`,
  states: { open: "Открыта", expired: "Истекла", revoked: "Отозвана", ended: "Закончилась вместе с раундом" },
  trail: {
    days: (count) => `на ${counted(count, { one: "день", few: "дня", many: "дней" })}`,
    withCode: "с кодом",
    counts: (changes, comments) => `правок: ${changes}, комментариев: ${comments}`,
  },
};
