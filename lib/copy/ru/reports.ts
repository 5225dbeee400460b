import type { Copy } from "../en";
import { numbersIn } from "../numbers";
import { counted } from "./counted";
import { verdicts } from "./verdicts";

const inFigures = numbersIn("ru");
const contractsIn = (count: number) => counted(count, { one: "договор", few: "договора", many: "договоров" });
const byContracts = (count: number) => counted(count, { one: "договору", few: "договорам", many: "договорам" });
const changesIn = (count: number) => counted(count, { one: "правка", few: "правки", many: "правок" });
const repliesIn = (count: number) => counted(count, { one: "ответ", few: "ответа", many: "ответов" });

/** Слова отчётов, по-русски. */
export const reports: Copy["reports"] = {
  title: "Отчёты",
  intro:
    "Сколько длится подготовка к подписанию, о чём спорят, где отступают от наших условий и какие сроки соблюдены. Учитываются только договоры, которые вам открыты.",
  file: "otchety",
  csv: { report: "Отчёт", group: "Группа", measure: "Показатель", value: "Значение" },
  exportCsv: "Экспорт CSV",
  filters: {
    label: "Что учитывать",
    from: "С",
    until: "По",
    type: "Вид",
    owner: "Владелец",
    counterparty: "Контрагент",
    any: "Любые",
    show: "Показать",
  },
  titles: {
    signing: "От проекта до подписания",
    rounds: "Раунды до согласования",
    negotiated: "Самые обсуждаемые пункты",
    deviations: "Отклонения от наших условий",
    deadlines: "Соблюдённые и пропущенные сроки",
  },
  measures: {
    contracts: "Договоры",
    medianDays: "Медиана, дней",
    changes: "Правки",
    met: "В срок",
    late: "С опозданием",
    missed: "Пропущено",
  },
  verdicts,
  columns: { days: "Дни", month: "Месяц", replies: "Ответы", topic: "Тема" },
  asTable: "Таблицей",
  from: (count) => `По ${byContracts(count)}.`,
  fewOnly: "Слишком мало, чтобы судить об обычном.",
  cut: "Только последние.",
  median: (days) => `Половина подписана за ${counted(days, { one: "день", few: "дня", many: "дней" })} или быстрее.`,
  medianReplies: (count) => `В половине случаев ${repliesIn(count)} или меньше.`,
  signedBefore: (count) => `Не учтено подписанных до загрузки сюда: ${contractsIn(count)}.`,
  notExchanged: (count) => `Не учтено подписанных без обмена здесь: ${contractsIn(count)}.`,
  negotiatedFrom: (rounds, contracts) => `${repliesIn(rounds)} по ${byContracts(contracts)}.`,
  unread: (count) => `Не учтено ответов на непрочитанные версии: ${inFigures(count)}.`,
  changed: (contracts, changes) => `${contractsIn(contracts)}, ${changesIn(changes)}`,
  judged: (count) => `По ${byContracts(count)}, поступившим за это время.`,
  dates: (count) =>
    `По ${counted(count, { one: "подтверждённому сроку", few: "подтверждённым срокам", many: "подтверждённым срокам" })}.`,
  days: (from, until) => (until === null ? `${from} и более` : `${from}–${until}`),
  replies: (count, isMore) => (isMore ? `${count} и более` : String(count)),
  none: {
    signing: "За это время ничего не подписано.",
    rounds: "За это время не подписано договоров, по которым здесь был обмен.",
    negotiated: "За это время ни один ответ не изменил пункта.",
    deviations: "Наших условий пока нет, или с ними не сравнивали договоров.",
    deadlines: "За это время не наступил ни один подтверждённый срок.",
  },
};
