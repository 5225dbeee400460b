import type { Copy } from "../en";
import { numbersIn } from "../numbers";
import { counted } from "./counted";

const inFigures = numbersIn("ru");
const contractsIn = (count: number) => counted(count, { one: "договор", few: "договора", many: "договоров" });
const ofContracts = (count: number) => counted(count, { one: "договора", few: "договоров", many: "договоров" });
const withContracts = (count: number) => counted(count, { one: "договором", few: "договорами", many: "договорами" });
const precise = (count: number) => String(Math.round(count * 1000) / 1000).replace(".", ",");

/** Слова нашей практики, по-русски. */
export const practice: Copy["practice"] = {
  title: "Наша практика",
  intro: (signed) =>
    signed === 1
      ? "Что стоит в единственном подписанном договоре, который вам открыт. Один договор — ещё не практика."
      : `Что вы обычно подписываете: по ${counted(signed, { one: "подписанному договору, который вам открыт", few: "подписанным договорам, которые вам открыты", many: "подписанным договорам, которые вам открыты" })}.`,
  considered: (count) => `Учтено: ${contractsIn(count)}`,
  cut: (count) => `Учитываются последние ${inFigures(count)}.`,
  start: "Составить наши условия",
  loading: "Практика загружается...",
  failed: "Не удалось загрузить практику.",
  retry: "Повторить",
  filters: {
    label: "Какие договоры учитывать",
    side: "Наша сторона",
    counterparty: "Контрагент",
    type: "Вид",
    from: "Подписан с",
    until: "Подписан по",
    any: "Любые",
  },
  sides: { buy: "Мы покупатель", supply: "Мы поставщик" },
  columns: { topic: "Тема", usual: "Обычно", range: "От и до", found: "Есть в" },
  median: (value) => `Середина: ${value}`,
  range: (least, most) => (least === most ? `всегда ${least}` : `${least} – ${most}`),
  countOf: (count, of) => `${inFigures(count)} из ${inFigures(of)}`,
  times: (value, count) => `${value} (${inFigures(count)})`,
  clause: "Есть пункт",
  likely: (count) => `${inFigures(count)} из них лишь вероятно`,
  open: (topic) => `${topic}: редакции и договоры`,
  empty: {
    title: "Подписанных договоров пока нет",
    text: "Откройте договор и приложите подписанный экземпляр в меню «Ещё». Тогда подписанное сравнивается по темам.",
    toContracts: "Ваши договоры",
  },
  noMatch: { title: "Нет таких подписанных договоров", text: "Измените или снимите условия." },
  notRead: "В этих договорах пока ничего не найдено.",
  wordings: {
    title: "Редакции",
    count: (count) => `${contractsIn(count)} с этой редакцией, не считая имён и чисел`,
    others: "Все договоры с этой редакцией",
    without: (count) => `Не найдено: ${contractsIn(count)}`,
    copyOf: (day) => `приложен подписанный экземпляр с датой ${day}`,
    signedOn: (day) => `подписан ${day}`,
    noQuote: "Место в тексте не сохранено.",
  },
  compare: {
    title: "Сравнение с тем, что мы обычно подписываем",
    back: "К договору",
    basis: {
      sideAndType: (count) => `Сравнение с ${withContracts(count)} этого вида, подписанными вами на этой стороне`,
      side: (count) => `Сравнение с ${withContracts(count)}, подписанными вами на этой стороне`,
      type: (count) => `Сравнение с ${withContracts(count)} этого вида, подписанными вами`,
      all: (count) => `Сравнение с ${withContracts(count)}, подписанными вами`,
    },
    columns: { topic: "Тема", usual: "Обычно", here: "Здесь", distance: "Разница" },
    usually: (usual, here) => `обычно ${usual}, здесь ${here}`,
    asUsual: "Как обычно",
    noClause: (count, of) => `обычно есть (${inFigures(count)} из ${inFigures(of)}), здесь не найдено`,
    signedAt: (count, of, value) => `подписано с «${value}»: ${inFigures(count)} из ${inFigures(of)}`,
    signedSo: (count, of) => `иначе, чем обычно; так подписано ${inFigures(count)} из ${inFigures(of)}`,
    outside: "за пределами всего, что подписывали",
    tooFew: "Обычного пока нет: тема должна быть хотя бы в 3 подписанных договорах.",
    unread: "Договор ещё читается.",
  },
  plan: {
    title: "Свод условий из наших договоров",
    text: "Выберите до десяти договоров. Их пункты станут редакцией, обычное – нашим условием, самое широкое из подписанного – допустимым. Ничего не сохраняется, пока вы не просмотрите.",
    name: "Название",
    side: "Наша сторона",
    language: "Язык редакций",
    byContracts: "Как в большинстве договоров",
    choose: "Договоры",
    chosen: (count) => `Выбрано ${inFigures(count)} из 10`,
    draft: "Показать условия",
    drafting: "Пункты читаются...",
    review: (count, of) => `${counted(count, { one: "тема", few: "темы", many: "тем" })} из ${ofContracts(of)}`,
    ask: "Наше условие",
    fallback: "Допустимо",
    from: (name) => `Из договора «${name}»`,
    keep: (topic) => `Взять: ${topic}`,
    unsure: "Прочитайте: пункт может быть не об этом.",
    leftOut: "Не вошло",
    why: {
      noClause: "В этих договорах нет такого пункта",
      otherLanguage: "Только на другом языке",
      namesParty: "В каждом пункте названа сторона",
    },
    unread: (count) => `Ещё не прочитано и потому не вошло: ${contractsIn(count)}.`,
    save: (count) => `Сохранить условия: ${counted(count, { one: "тема", few: "темы", many: "тем" })}`,
    change: "Выбрать другие",
    failed: "Не удалось составить условия. Попробуйте ещё раз.",
    saved: (name) => `Условия «${name}» сохранены`,
  },
  draft: {
    asWorded: "Как в редакции.",
    present: "Такой пункт есть.",
    absent: "Такого пункта нет.",
    mutual: "Для обеих сторон одинаково.",
    notOnlyTheirs: "И для нас, а не только для другой стороны.",
    atMost: (figure) => `Не более ${figure}.`,
    atLeast: (figure) => `Не менее ${figure}.`,
    oneOf: (names) => `Применимое право: ${names}.`,
    found: (count, of) => `Есть в ${inFigures(count)} из ${ofContracts(of)}.`,
    counted: (figure, count) => `${figure}: ${inFigures(count)}`,
    units: {
      days: (count) => counted(count, { one: "дня", few: "дней", many: "дней" }),
      months: (count) => counted(count, { one: "месяца", few: "месяцев", many: "месяцев" }),
      percent: (count) => `${precise(count)} %`,
      percentPerDay: (count) => `${precise(count)} % в день`,
      times: (count) => `${precise(count)} годовой цены`,
    },
  },
};
