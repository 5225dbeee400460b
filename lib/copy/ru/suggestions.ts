import type { Copy } from "../en";

/** Words of suggestions for a contract's text, Russian. */
export const suggestions: Copy["suggestions"] = {
  title: "Предложения",
  loading: "Загрузка предложений…",
  analysing: "Эта версия проверяется…",
  analysingHint: "Когда проверка закончится, предложения появятся здесь.",
  loadFailed: "Не удалось загрузить предложения. Повторите попытку позже.",
  empty: "Для этой версии предложений нет.",
  emptyHint: "Замечаний не нашлось. Это не заменяет проверку юристом.",
  saveFirst: "Чтобы принять предложение, сохраните или отбросьте свои изменения: предложения относятся к сохранённому тексту.",
  otherVersion: "Предложения относятся к текущей версии. Вернитесь к ней, чтобы принять предложение.",
  severity: { label: "Важность", high: "Высокая", medium: "Средняя", low: "Низкая" },
  page: (page) => `Страница ${page}`,
  inText: "В тексте",
  replacement: "Предлагается вместо этого",
  remove: "Удалить эти слова",
  show: "Показать этот фрагмент в тексте",
  accept: "Принять",
  acceptOf: (title, quote) => `Принять: ${title} (${quote})`,
  dismiss: "Отклонить",
  dismissOf: (title, quote) => `Отклонить: ${title} (${quote})`,
  accepted: (quote, replacement, versionNumber) => `«${quote}» заменено на «${replacement}» в версии ${versionNumber}`,
  removed: (quote, versionNumber) => `«${quote}» удалено в версии ${versionNumber}`,
  acceptFailed: "Не удалось принять предложение. Повторите попытку позже.",
  dismissed: "Предложение отклонено",
  dismissFailed: "Не удалось отклонить предложение. Повторите попытку позже.",
};
