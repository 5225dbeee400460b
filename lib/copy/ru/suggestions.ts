import type { Copy } from "../en";
import { counted } from "./counted";

const inClause = (clause: string) => (clause === "" ? "" : `${clause}, `);
const PLACES = { one: "место", few: "места", many: "мест" };

/** Words of suggestions for a contract's text, Russian. */
export const suggestions: Copy["suggestions"] = {
  byAgent: (name: string) => `Предложено: ${name}`,
  title: "Предложения",
  nextPoint: "К следующему пункту проверки",
  loading: "Загрузка предложений…",
  fields: (count) => `Незаполненные поля здесь не показаны: ${count}. Сначала заполните их.`,
  beingMade: "Предложения ещё готовятся…",
  beingMadeHint: "Они появятся здесь по мере готовности.",
  loadFailed: "Не удалось загрузить предложения. Повторите попытку позже.",
  empty: "Для этой версии предложений нет.",
  emptyHint: "Замечаний не нашлось. Это не заменяет проверку юристом.",
  allDecided: "Открытых предложений по этой версии нет.",
  saveFirst:
    "Чтобы принять предложение, сохраните или отбросьте свои изменения: предложения относятся к сохранённому тексту.",
  otherVersion: "Предложения относятся к текущей версии. Вернитесь к ней, чтобы принять предложение.",
  severity: { label: "Важность", high: "Высокая", medium: "Средняя", low: "Низкая" },
  page: (page) => `Страница ${page}`,
  showInText: "Показать в тексте",
  showSuggestion: (title, quote) => `Показать в тексте: ${title} (${quote})`,
  quote: "В договоре",
  change: "Предлагаемое изменение",
  margin: {
    label: "Предложения рядом с текстом",
    one: (severity, title) => `Важность ${severity.toLowerCase()}: ${title}`,
    several: (count, severity, title) => `Предложений здесь: ${count}, важность ${severity.toLowerCase()}: ${title}`,
  },
  receipt: { title: (versionNumber) => `Внесено в версию ${versionNumber}`, close: "Закрыть это сообщение" },
  group: {
    label: (title, count) => `${title}: ${counted(count, PLACES)}`,
    places: (count) => counted(count, PLACES),
    showAll: (count) => `Показать все места: ${count}`,
    applyAll: (count) => `Применить ко всем: ${count}`,
    applyAllHint: "Каждое так, как показано выше, вместе в одной новой версии.",
    applied: (count, versionNumber) => `В версии ${versionNumber} изменено мест: ${count}`,
  },
  outdated: {
    changed: "С тех пор пункт изменился, поэтому вставить формулировку автоматически нельзя. Её можно скопировать.",
    wasFor: "Предлагалась вместо этих слов",
    now: "Пункт сейчас",
    wording: "Наша формулировка",
  },
  families: { own: "Наша формулировка, ещё не принята", sides: "Условия в пользу одной стороны", others: "Остальное" },
  setAside: {
    toggle: (count) => `Отклонено: ${count}`,
    takeBack: "Вернуть",
    restoreSuggestion: (title, quote) => `Вернуть: ${title} (${quote})`,
    failed: "Не удалось вернуть предложение. Повторите попытку позже.",
  },
  accept: "Внести и сохранить версию",
  acceptSuggestion: (title, quote) => `Внести и сохранить версию: ${title} (${quote})`,
  dismiss: "Отклонить",
  dismissSuggestion: (title, quote) => `Отклонить: ${title} (${quote})`,
  clause: (number) => `пункт ${number}`,
  did: {
    replaced: ({ title, before, after, clause, version }) =>
      `${title}: «${before}» заменено на «${after}», ${inClause(clause)}версия ${version}`,
    added: ({ title, after, clause, version }) =>
      `${title}: добавлено «${after}», ${inClause(clause)}версия ${version}`,
    removed: ({ title, before, clause, version }) =>
      `${title}: удалено «${before}», ${inClause(clause)}версия ${version}`,
  },
  acceptFailed: "Не удалось принять предложение. Повторите попытку позже.",
  dismissed: "Предложение отклонено",
  dismissFailed: "Не удалось отклонить предложение. Повторите попытку позже.",
};
