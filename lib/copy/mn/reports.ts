import type { Copy } from "../en";
import { numbersIn } from "../numbers";
import { verdicts } from "./verdicts";

const inFigures = numbersIn("mn");
const contractsIn = (count: number) => `${inFigures(count)} гэрээ`;

/** Words of the reports, Mongolian. */
export const reports: Copy["reports"] = {
  title: "Тайлан",
  intro:
    "Гарын үсэг зурахад хэр удаж, юуг хэлэлцэж, юу зөрж, ямар хугацааг баримталсан. Зөвхөн таны уншиж болох гэрээг тооцно.",
  file: "tailan",
  csv: { report: "Тайлан", group: "Бүлэг", measure: "Үзүүлэлт", value: "Утга" },
  exportCsv: "CSV татах",
  filters: {
    label: "Юуг тооцох",
    from: "Эхлэх",
    until: "Дуусах",
    type: "Төрөл",
    owner: "Эзэмшигч",
    counterparty: "Харилцагч",
    any: "Бүгд",
    show: "Харах",
  },
  titles: {
    signing: "Төслөөс гарын үсэг хүртэл",
    rounds: "Тохирох хүртэлх солилцоо",
    negotiated: "Хамгийн их хэлэлцсэн заалт",
    deviations: "Байр сууринаас зөрсөн нь",
    deadlines: "Баримталсан, алдсан хугацаа",
  },
  measures: {
    contracts: "Гэрээ",
    medianDays: "Дундах утга, хоног",
    changes: "Өөрчлөлт",
    met: "Хугацаандаа",
    late: "Хоцорсон",
    missed: "Алдсан",
  },
  verdicts,
  columns: { days: "Хоног", month: "Сар", replies: "Хариу", topic: "Сэдэв" },
  asTable: "Хүснэгтээр",
  from: (count) => `${contractsIn(count)}нээс.`,
  fewOnly: "Ердийнх гэж хэлэхэд хэт цөөн.",
  cut: "Зөвхөн сүүлийнх.",
  median: (days) => `Тал нь ${inFigures(days)} хоногт багтаж гарын үсэг зурсан.`,
  medianReplies: (count) => `Тал нь ${inFigures(count)} эсвэл түүнээс цөөн хариутай.`,
  signedBefore: (count) => `Энд орохоос өмнө зурсан ${contractsIn(count)}г тооцоогүй.`,
  notExchanged: (count) => `Энд солилцоогүй зурсан ${contractsIn(count)}г тооцоогүй.`,
  negotiatedFrom: (rounds, contracts) => `${contractsIn(contracts)}ний ${inFigures(rounds)} хариунаас.`,
  unread: (count) => `Уншаагүй хувилбарт ирсэн ${inFigures(count)} хариуг тооцоогүй.`,
  changed: (contracts, changes) => `${contractsIn(contracts)}, ${inFigures(changes)} өөрчлөлт`,
  judged: (count) => `Энэ хугацаанд орсон ${contractsIn(count)}нээс.`,
  dates: (count) => `Баталгаажуулсан ${inFigures(count)} огнооноос.`,
  days: (from, until) => (until === null ? `${from} ба түүнээс их` : `${from}–${until}`),
  replies: (count, isMore) => (isMore ? `${count} ба түүнээс их` : String(count)),
  none: {
    signing: "Энэ хугацаанд гарын үсэг зурсан гэрээ алга.",
    rounds: "Энд солилцоод энэ хугацаанд зурсан гэрээ алга.",
    negotiated: "Энэ хугацаанд хариу заалт өөрчлөөгүй.",
    deviations: "Байр суурь алга, эсвэл түүнтэй харьцуулсан гэрээ алга.",
    deadlines: "Энэ хугацаанд баталгаажуулсан огноо өнгөрөөгүй.",
  },
};
