import type { Copy } from "../en";

/** Words of the settings page, Russian. */
export const settings: Copy["settings"] = {
  title: "Настройки пользователя",
  loading: "Загрузка настроек...",
  account: "Сведения об учётной записи",
  name: "Имя",
  email: "Электронная почта",
  noEmail: "Адрес не указан",
  role: "Роль",
  roles: { user: "Пользователь", admin: "Администратор", manager: "Менеджер" },
  created: "Дата создания",
  unknown: "Неизвестно",
  preferences: "Предпочтения",
  defaultLanguage: "Язык по умолчанию",
  defaultLanguageHint: "Язык интерфейса и ответов ассистента. Договоры остаются на своём языке.",
  languages: { mn: "Монгольский", en: "Английский", ru: "Русский" },
  lastUpdated: "Последнее изменение:",
  never: "ещё не было",
  save: "Сохранить настройки",
  saving: "Сохранение...",
  saved: "Настройки сохранены!",
  goToLogin: "Перейти ко входу",
  signInRequired: "Требуется вход в систему",
  loadFailed: "Не удалось загрузить настройки. Повторите попытку позже.",
  saveFailed: "Не удалось сохранить настройки. Повторите попытку.",
  noUser: "Не удалось загрузить данные пользователя. Войдите снова.",
};
