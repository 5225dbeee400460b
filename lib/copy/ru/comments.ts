import type { Copy } from "../en";
import { counted } from "./counted";

/** Words of comments, Russian. */
export const comments: Copy["comments"] = {
  title: "Комментарии",
  loading: "Загрузка комментариев…",
  loadFailed: "Не удалось загрузить комментарии. Повторите попытку позже.",
  empty: "Комментариев пока нет.",
  emptyHint: "Выделите фрагмент текста и нажмите «Комментарий».",
  allResolved: "Все вопросы решены.",
  add: {
    start: "Новый комментарий",
    title: "Новый комментарий",
    label: "Ваш комментарий",
    onPassage: "К этому фрагменту",
    onContract: "К договору в целом",
    submit: "Добавить комментарий",
    keysHint: "Ctrl+Enter — добавить, Esc — отменить",
    done: "Комментарий добавлен",
    failed: "Не удалось добавить комментарий. Повторите попытку позже.",
    tooLong: (over) => `Комментарий слишком длинный: лишних символов — ${over}.`,
  },
  replies: {
    title: "Ответы",
    open: "Ответить",
    openThread: (name) => `Ответить на комментарий, автор: ${name}`,
    label: "Ваш ответ",
    submit: "Добавить ответ",
  },
  show: "Показать этот фрагмент в тексте",
  wholeContract: "К договору в целом",
  resolve: "Решено",
  resolvedDone: "Комментарий решён",
  reopen: "Открыть снова",
  resolveComment: (name) => `Отметить комментарий как решённый, автор: ${name}`,
  reopenComment: (name) => `Открыть комментарий снова, автор: ${name}`,
  resolvedBy: (name) => `Решено: ${name}`,
  changeFailed: "Не удалось изменить комментарий. Повторите попытку позже.",
  showResolved: (count) =>
    `Показать ${counted(count, { one: "решённый комментарий", few: "решённых комментария", many: "решённых комментариев" })}`,
  hideResolved: "Скрыть решённые комментарии",
  beside: {
    label: "Комментарии рядом с текстом",
    replies: (count) => counted(count, { one: "ответ", few: "ответа", many: "ответов" }),
  },
  mention: { label: "Кого можно упомянуть", offered: (count) => `Людей: ${count}, выбор — стрелками и Enter` },
  filters: {
    label: "Показать комментарии",
    open: "Открытые комментарии",
    resolved: "Решённые комментарии",
    mine: "Обсуждения с моим участием",
    mentions: "Обсуждения, где меня упомянули",
    none: "Таких нет.",
  },
};
