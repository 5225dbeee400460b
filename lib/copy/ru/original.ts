import type { Copy } from "../en";

/** Words of an original's own pages, Russian. */
export const original: Copy["original"] = {
  open: "Показать оригинал",
  title: "Оригинал",
  loading: "Загрузка оригинала…",
  failed: "Этот файл нельзя показать здесь. Скачайте его, чтобы посмотреть.",
  pageFailed: "Эту страницу нельзя показать.",
  page: (page, of) => `Страница ${page} из ${of}`,
  before: "Предыдущая страница",
  after: "Следующая страница",
  smaller: "Мельче",
  larger: "Крупнее",
  follow: "К странице текста",
  frame: "Страница оригинала",
  unmarked: "Слов этого места нет на странице в виде текста, поэтому отметить их там нельзя.",
  close: "Закрыть оригинал",
};
