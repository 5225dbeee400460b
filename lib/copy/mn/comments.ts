import type { Copy } from "../en";

/** Words of comments, Mongolian. */
export const comments: Copy["comments"] = {
  title: "Тайлбар",
  loading: "Тайлбаруудыг ачаалж байна…",
  loadFailed: "Тайлбаруудыг ачаалж чадсангүй. Дараа дахин оролдоно уу.",
  empty: "Тайлбар алга.",
  emptyHint: "Бичвэрээс хэсэг сонгоод “Тайлбар” товчийг дарна уу (Ctrl+Alt+M).",
  allResolved: "Бүх тайлбар шийдэгдсэн.",
  add: {
    start: "Шинэ тайлбар",
    title: "Шинэ тайлбар",
    label: "Таны тайлбар",
    onPassage: "Энэ хэсэгт",
    onContract: "Гэрээнд бүхэлд нь",
    submit: "Тайлбар нэмэх",
    keysHint: "Ctrl+Enter — нэмэх, Esc — болих",
    failed: "Тайлбарыг нэмж чадсангүй. Дараа дахин оролдоно уу.",
    tooLong: (over) => `Тайлбар ${over} тэмдэгтээр илүү байна.`,
  },
  replies: {
    title: "Хариултууд",
    open: "Хариулах",
    openOf: (name) => `${name}-д хариулах`,
    label: "Таны хариулт",
    submit: "Хариулт нэмэх",
  },
  show: "Энэ хэсгийг бичвэрт харуулах",
  wholeContract: "Гэрээнд бүхэлд нь",
  resolve: "Шийдсэн",
  reopen: "Дахин нээх",
  resolveOf: (name) => `Тайлбарыг шийдсэн гэж тэмдэглэх, бичсэн: ${name}`,
  reopenOf: (name) => `Тайлбарыг дахин нээх, бичсэн: ${name}`,
  resolvedBy: (name) => `Шийдсэн: ${name}`,
  changeFailed: "Тайлбарыг өөрчилж чадсангүй. Дараа дахин оролдоно уу.",
  showResolved: (count) => `Шийдэгдсэн ${count} тайлбарыг харуулах`,
  hideResolved: "Шийдэгдсэн тайлбарыг нуух",
};
