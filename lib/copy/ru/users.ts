import type { Copy } from "../en";
import { counted, formFor } from "./counted";

const USERS = { one: "пользователь", few: "пользователя", many: "пользователей" };
const CONTRACTS = { one: "договор", few: "договора", many: "договоров" };
const PASS = { one: "перейдёт", few: "перейдут", many: "перейдут" };

/** Words of the administrators' page, Russian. */
export const users: Copy["users"] = {
  title: "Пользователи",
  subtitle:
    "Все, у кого есть учётная запись. Администраторы управляют учётными записями, но не могут открывать договоры, в которых не участвуют.",
  search: "Поиск по имени или почте",
  refresh: "Обновить",
  loading: "Загрузка пользователей...",
  table: "Пользователи",
  stored: (amount) => `Занято ${amount}`,
  columns: { name: "Имя", email: "Электронная почта", role: "Роль", created: "Создан", actions: "Действия" },
  roles: { user: "Пользователь", admin: "Администратор", manager: "Менеджер" },
  you: "Вы",
  empty: "Пользователей пока нет.",
  noMatch: (search) => `Нет пользователей, в имени или почте которых есть «${search}».`,
  clearSearch: "Очистить поиск",
  more: "Показать ещё",
  shown: (count) => counted(count, USERS),
  firstShown: (count) => `Первые пользователи: ${count}`,
  editRole: (name) => `Изменить роль: ${name}`,
  remove: (name) => `Удалить: ${name}`,
  loadFailed: "Не удалось загрузить пользователей",
  updateFailed: "Не удалось изменить роль пользователя",
  deleteFailed: "Не удалось удалить пользователя",
  unproven: "Адрес не подтверждён",
  confirmAddress: (email) => `Подтвердить адрес ${email}`,
  confirmFailed: "Не удалось подтвердить адрес",
  confirmation: {
    title: "Подтверждение адреса",
    question: (name, email) => `Подтвердить, что адрес ${email} принадлежит пользователю ${name}?`,
    text: "Делайте это, только если знаете наверняка: после этого учётная запись видит и принимает приглашения, отправленные на этот адрес. Ваше подтверждение записывается.",
    confirm: "Подтвердить",
    confirming: "Подтверждение...",
    confirmed: (email) => `Адрес ${email} подтверждён.`,
  },
  edit: {
    title: "Изменение роли",
    of: (name, email) => `${name} (${email})`,
    systemRole: "Системная роль",
    adminHint: "Администраторы видят всех пользователей, меняют их роли и удаляют их.",
    save: "Сохранить",
    saving: "Сохранение...",
    saved: (name) => `Роль пользователя ${name} изменена.`,
    ownRole: "Это ваша учётная запись. Без роли администратора вы больше не сможете открыть эту страницу.",
  },
  deletion: {
    title: "Удаление пользователя",
    question: (name, email) => `Удалить пользователя ${name} (${email})?`,
    final: "Это действие нельзя отменить.",
    counting: "Подсчёт договоров пользователя...",
    countFailed:
      "Не удалось подсчитать договоры пользователя. Каждый перейдёт к менеджеру, который дольше всех в нём участвует, а если его нет — к вам.",
    noContracts: "У этого пользователя нет своих договоров, передавать нечего.",
    passesTo: (count, heir) => `${counted(count, CONTRACTS)} ${formFor(count, PASS)} к пользователю ${heir}.`,
    passesToYou: (count) => `${counted(count, CONTRACTS)} ${formFor(count, PASS)} к вам.`,
    confirm: "Удалить",
    deleting: "Удаление...",
    deleted: (name) => `Пользователь ${name} удалён.`,
  },
  forbidden: {
    title: "Только для администраторов",
    text: "На этой странице управляют учётными записями всех пользователей, а у вас нет роли администратора. Её может предоставить администратор.",
    back: "К договорам",
  },
};
