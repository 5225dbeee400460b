import type { Copy } from "../copy";
import { numbersIn } from "../numbers";

const inFigures = numbersIn("mn");

export const deadlines: Copy["deadlines"] = {
  kinds: {
    expiration: "Гэрээ дуусна",
    renewal: "Гэрээ сунгагдана",
    notice: "Мэдэгдэл өгөх сүүлчийн өдөр",
    payment: "Төлбөр төлөх өдөр",
    duty: "Үүрэг",
    other: "Огноо",
  },
  kindNames: {
    expiration: "Дуусах",
    renewal: "Сунгалт",
    notice: "Мэдэгдэл",
    payment: "Төлбөр",
    duty: "Үүрэг",
    other: "Бусад огноо",
  },
  working: {
    named: (date) => `Текстэд ${date} гэж заасан.`,
    after: {
      start: (from, length, date) => `Хүчинтэй болох ${from}, дээр нь ${length} = ${date}.`,
      signing: (from, length, date) => `Гэрээний огноо ${from}, дээр нь ${length} = ${date}.`,
      end: (from, length, date) => `Дуусах ${from}, дээр нь ${length} = ${date}.`,
    },
    before: (from, length, date) => `Дуусах ${from}, үүнээс ${length} хасвал = ${date}.`,
    renews: (length, date) => `Өмнө нь дуусгахгүй бол ${date} өдөр ${length}-аар сунгагдана.`,
    length: (months, days, businessDays) =>
      [
        months > 0 ? `${inFigures(months)} сар` : "",
        days > 0 ? `${inFigures(days)} хоног` : "",
        businessDays > 0 ? `ажлын ${inFigures(businessDays)} өдөр` : "",
      ]
        .filter((part) => part !== "")
        .join(", "),
  },
};
