import type { Copy } from "../en";
import { counted } from "./counted";

/** Words of the negotiation ledger, Russian. */
export const ledger: Copy["ledger"] = {
  title: "Итоги переговоров",
  toTitle: (contract) => `Итоги переговоров: ${contract}`,
  tabs: { label: "Виды переговоров", changes: "Изменения", ledger: "Итоги" },
  loading: "Сравниваем тексты всех раундов…",
  failed: "Не удалось загрузить итоги. Повторите попытку позже.",
  retry: "Повторить",
  none: "Пока ничего не изменилось",
  noneHint:
    "Когда придёт ответ, здесь по каждому пункту будет видно, кто о чём просил, чья редакция осталась и что изменено без пометки.",
  leftOut: (count) =>
    `${counted(count, { one: "более ранний раунд", few: "более ранних раунда", many: "более ранних раундов" })} не сравнить: тексты слишком длинные.`,
  clause: "Пункт",
  standsNow: "Итог",
  unnamed: "Абзац без номера",
  notThere: "нет в тексте",
  columns: {
    draft: (version) => `Версия ${version}`,
    sent: (version) => `Мы отправили версию ${version}`,
    reply: () => "Их ответ",
    now: (version) => `Сейчас, версия ${version}`,
  },
  moves: {
    ours: {
      same: "без изменений",
      asked: "мы просили",
      held: "мы не уступили",
      countered: "мы предложили",
      gave: "мы приняли",
      agreed: "оставлено как есть",
      untracked: "без пометки",
      undone: "отменено без пометки",
      undecided: "нет решения",
    },
    theirs: {
      same: "без изменений",
      asked: "они просили",
      held: "они не уступили",
      countered: "они предложили",
      gave: "они приняли",
      agreed: "оставлено как есть",
      untracked: "без пометки",
      undone: "отменено без пометки",
      undecided: "нет решения",
    },
  },
  standings: {
    open: "Открыто",
    theyGave: "Осталось наше",
    weGave: "Осталось их",
    halfway: "Компромисс",
    untracked: "Без пометки",
    undone: "Отменено без пометки",
  },
  playbook: {
    title: (book) => `По нашим условиям «${book}»`,
    totals: ({ towards, toFallback, away }) =>
      `к нашему условию: ${towards}, к допустимой редакции: ${toFallback}, дальше от нашего условия: ${away}`,
    uncertain: (count) => `Тем без уверенного вывода: ${count}`,
    none: "Ни по одной теме позиция наверняка не изменилась.",
    moves: { towards: "к нашему условию", toFallback: "к допустимой редакции", away: "дальше от нашего условия" },
    step: (before, now) => `${before} → ${now}`,
    verdicts: { matches: "Соответствует", acceptable: "Допустимо", deviates: "Отклонение", missing: "Отсутствует" },
  },
  standsHint: "«Осталось»: другая сторона не изменила эту редакцию. Согласие подтверждает только подпись.",
  isOpen: "решения пока нет",
  filters: { label: "Показать пункты", all: "Все изменённые пункты" },
  balance: (they, we) => `Наша редакция осталась в ${they}, их редакция – в ${we}`,
  byClause:
    "Считаются пункты договора; в разделе «Изменения» считается каждое изменение: два в одном пункте — это два.",
  since: (days) => `${counted(days, { one: "день", few: "дня", many: "дней" })} с первого текста`,
  agreedWas: (wording) => `Было раньше: ${wording}`,
  detail: {
    ours: "Наша последняя редакция",
    theirs: "Их последняя редакция",
    agreed: "Как было",
    now: "Сейчас в тексте",
  },
  openRow: (clause) => `Показать редакции: ${clause}`,
  toRound: "Решить в раунде",
  export: {
    button: "Экспорт итогов",
    xlsx: "В Excel",
    csv: "В CSV",
    going: "Экспорт…",
    failed: "Не удалось экспортировать итоги.",
  },
};
