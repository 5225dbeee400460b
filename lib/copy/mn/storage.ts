import type { Copy } from "../en";
import { numbersIn } from "../numbers";

const inFigures = numbersIn("mn");

/** Words about how much an account keeps, Mongolian. */
export const storage: Copy["storage"] = {
  title: "Хадгалах зай",
  intro:
    "Таны өөрийн гэрээнүүдийн эзлэх зай: файлууд болон бичвэрийн бүх хувилбар. Бусдын тантай хуваалцсан гэрээ эзэмшигчид нь тооцогдоно.",
  units: { megabytes: "МБ", gigabytes: "ГБ" },
  of: (used, limit, unit) => `${inFigures(limit)} ${unit}-аас ${inFigures(used)} ${unit}`,
  used: (used, unit) => `${inFigures(used)} ${unit}`,
  unlimited: "Хязгаар байхгүй.",
  contracts: (count, limit) =>
    limit === null ? `Гэрээ: ${inFigures(count)}` : `Гэрээ: ${inFigures(limit)}-аас ${inFigures(count)}`,
  meter: "Эзэлсэн зай",
  nearlyFull: (percent, amount) =>
    `Таны хадгалах зай ${percent}% дүүрсэн (${amount}). Хэрэггүй гэрээгээ устгах эсвэл администратораас нэмж хүснэ үү.`,
  full: (amount) =>
    `Таны хадгалах зай дүүрсэн (${amount}). Унших, экспортлох, устгах боломжтой хэвээр; гэрээ устгавал зай гарна.`,
  see: "Харах",
};
