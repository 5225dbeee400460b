import type { Copy } from "../en";

/** Words of the frame around every screen, Russian. */
export const common: Copy["common"] = {
  productName: "Управление договорами",
  tagline: "Работа с договорами при помощи ИИ",
  retry: "Повторить",
  cancel: "Отмена",
  close: "Закрыть",
  dismiss: "Скрыть",
  skipToContent: "Перейти к содержанию",
  noAnswer: "Сервер не отвечает. Проверьте соединение и повторите попытку.",
  progress: (percent) => `${percent} %`,
  dates: { unknown: "Дата неизвестна", invalid: "Неверная дата", unavailable: "Дата недоступна" },
  navigation: {
    main: "Основное меню",
    footer: "Нижнее меню",
    dashboard: "Договоры",
    collaborators: "Участники",
    users: "Пользователи",
    settings: "Настройки",
    logOut: "Выйти",
    logOutFailed: "Вы не вышли из системы: сервер не отвечает. Проверьте соединение и повторите попытку.",
    openMenu: "Открыть меню",
    closeMenu: "Закрыть меню",
    userMenu: (name) => `Меню пользователя: ${name}`,
    terms: "Условия",
    privacy: "Конфиденциальность",
    contact: "Контакты",
    copyright: "© 2025 Управление договорами",
    logIn: "Войти",
    home: "Управление договорами, главная страница",
  },
  notFound: {
    title: "Страница не найдена",
    text: "По этому адресу ничего нет. Возможно, в адресе опечатка или страница перемещена.",
    back: "К договорам",
  },
  failure: {
    title: "Произошла ошибка",
    text: "Не удалось показать эту страницу. Ваши договоры в сохранности. Повторите попытку или вернитесь к договорам.",
    reference: (digest) => `Номер ошибки: ${digest}`,
  },
};
