import type { Copy } from "../en";

/** Words of an original's own pages, Mongolian. */
export const original: Copy["original"] = {
  open: "Эх файлыг харах",
  title: "Эх файл",
  loading: "Эх файлыг ачаалж байна…",
  failed: "Энэ файлыг энд харуулах боломжгүй. Татаж аваад үзнэ үү.",
  pageFailed: "Энэ хуудсыг харуулах боломжгүй.",
  page: (page, of) => `${of} хуудсын ${page}`,
  before: "Өмнөх хуудас",
  after: "Дараагийн хуудас",
  smaller: "Жижигрүүлэх",
  larger: "Томруулах",
  follow: "Бичвэрийн хуудас руу",
  frame: "Эх файлын хуудас",
  unmarked: "Энэ хэсгийн үгс хуудсан дээр бичвэр хэлбэрээр байхгүй тул тэнд тэмдэглэх боломжгүй.",
  close: "Эх файлыг хаах",
};
