import type { Copy } from "../en";
import { counted } from "./counted";

/** Words of the comparison of two texts, Russian. */
export const comparison: Copy["comparison"] = {
  title: (from, to) => `Изменения: ${from} → ${to}`,
  version: (versionNumber) => `версия ${versionNumber}`,
  ownText: "ваш несохранённый текст",
  ownHint: (versionNumber) =>
    `Подчёркнутые слова есть только в вашем тексте, зачёркнутые — только в версии ${versionNumber}. Оба текста сохранятся, пока вы не примете решение.`,
  loading: "Сравнение…",
  failed: "Не удалось сравнить версии. Повторите попытку позже.",
  none: "Тексты не различаются.",
  back: "Назад",
  download: {
    open: "Скачать изменения",
    pdf: "PDF с показанными изменениями",
    docx: "Word с отслеживаемыми изменениями",
    done: "Скачано",
  },
  counts: {
    label: "Количество изменений",
    insertions: (count) => counted(count, { one: "вставка", few: "вставки", many: "вставок" }),
    deletions: (count) => counted(count, { one: "удаление", few: "удаления", many: "удалений" }),
    changedParagraphs: (count) =>
      counted(count, { one: "изменённый абзац", few: "изменённых абзаца", many: "изменённых абзацев" }),
    movedParagraphs: (count) =>
      counted(count, { one: "перемещённый абзац", few: "перемещённых абзаца", many: "перемещённых абзацев" }),
    reformattedParagraphs: (count) =>
      counted(count, {
        one: "абзац с другим форматированием",
        few: "абзаца с другим форматированием",
        many: "абзацев с другим форматированием",
      }),
  },
  legend: { label: "Обозначения", inserted: "Вставлено", deleted: "Удалено", moved: "Перемещено" },
  spoken: {
    inserted: "Вставлено:",
    deleted: "Удалено:",
    movedHere: "Перемещено сюда:",
    movedAway: "Перемещено отсюда:",
    end: "Конец изменения.",
  },
  movedHere: "Перемещено сюда",
  movedAway: "Перемещено отсюда",
  reformatted: "Другое форматирование",
  navigation: {
    label: "Изменения",
    previous: "Предыдущее изменение",
    next: "Следующее изменение",
    withKeys: (label, keys) => `${label} (${keys})`,
    total: (count) => counted(count, { one: "изменение", few: "изменения", many: "изменений" }),
    at: (position, count) => `Изменение ${position} из ${count}`,
  },
  onlyChanges: "Только изменения",
  folded: (count) =>
    counted(count, { one: "абзац без изменений", few: "абзаца без изменений", many: "абзацев без изменений" }),
  choose: {
    start: "Сравнить версии",
    stop: "Закончить сравнение",
    hint: "Выберите две версии для сравнения.",
    version: (versionNumber) => `Сравнить версию ${versionNumber}`,
    compare: (from, to) => `Сравнить версии ${from} и ${to}`,
    two: "Сравнить две версии",
  },
};
