import type { Copy } from "../en";

/** Words of the settings page, Mongolian. */
export const settings: Copy["settings"] = {
  title: "Хэрэглэгчийн тохиргоо",
  loading: "Тохиргоог ачаалж байна...",
  account: "Бүртгэлийн мэдээлэл",
  name: "Нэр",
  email: "И-мэйл",
  noEmail: "И-мэйл байхгүй",
  role: "Эрх",
  roles: { user: "Хэрэглэгч", admin: "Админ", manager: "Менежер" },
  created: "Бүртгэл үүсгэсэн",
  unknown: "Тодорхойгүй",
  preferences: "Сонголт",
  defaultLanguage: "Үндсэн хэл",
  defaultLanguageHint: "Интерфэйс болон туслахын хариултын хэл. Гэрээ өөрийн хэлээр үлдэнэ.",
  languages: { mn: "Монгол", en: "Англи", ru: "Орос" },
  lastUpdated: "Сүүлд шинэчилсэн:",
  never: "хараахан үгүй",
  save: "Тохиргоог хадгалах",
  saving: "Хадгалж байна...",
  saved: "Тохиргоог хадгаллаа!",
  goToLogin: "Нэвтрэх хуудас руу очих",
  signInRequired: "Нэвтрэх шаардлагатай",
  loadFailed: "Тохиргоог ачаалж чадсангүй. Дараа дахин оролдоно уу.",
  saveFailed: "Тохиргоог хадгалж чадсангүй. Дахин оролдоно уу.",
  noUser: "Хэрэглэгчийн мэдээллийг ачаалж чадсангүй. Дахин нэвтэрнэ үү.",
};
