import type { Copy } from "../en";

/** Words of what is done with the list of contracts, Mongolian. */
export const contractList: Copy["contractList"] = {
  views: "Гэрээний жагсаалтын хэсгүүд",
  all: "Бүгд",
  trash: "Хогийн сав",
  trashHint: (days) =>
    `Устгасан гэрээ энд ${days} хоног хадгалагдана. Тэр хүртэл бичвэр, файл нь таны хадгалах зайд тооцогдоно.`,
  trashEmpty: "Хогийн сав хоосон байна.",
  deleted: "Устгасан",
  goneOn: "Бүрмөсөн устах өдөр",
  restore: "Сэргээх",
  restoreNamed: (name) => `Сэргээх: ${name}`,
  restored: (name) => `“${name}” гэрээг жагсаалтад буцаалаа`,
  restoreFailed: "Гэрээг сэргээж чадсангүй. Дахин оролдоно уу.",
  end: "Бүрмөсөн устгах",
  endNamed: (name) => `Бүрмөсөн устгах: ${name}`,
  endTitle: "Энэ гэрээг бүрмөсөн устгах уу?",
  endText: (name) => `“${name}” гэрээ бүх хувилбар, тайлбар, файлын хамт даруй устана.`,
  endFinal: "Энэ үйлдлийг буцаах боломжгүй.",
  ended: (name) => `“${name}” гэрээг бүрмөсөн устгалаа`,
};
