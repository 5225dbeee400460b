import type { Copy } from "../en";
import { counted } from "./counted";

const LETTERS = { one: "письмо", few: "письма", many: "писем" };
const TIMES = { one: "раз", few: "раза", many: "раз" };

/** Words of the administrators' screen of outgoing mail, Russian. */
export const outgoingMail: Copy["outgoingMail"] = {
  title: "Исходящая почта",
  text: "Все письма, которые отправлены или должны были быть отправлены: новые пароли, подтверждения адресов и приглашения, сначала новые.",
  withoutService:
    "Почта не настроена, и письма не покидают этот компьютер. Откройте письмо здесь и передайте ссылку получателю.",
  label: "Исходящая почта",
  kinds: {
    reset: "Новый пароль",
    verification: "Подтверждение адреса",
    invitation: "Приглашение",
    notice: "Уведомление",
    contract: "Отправленный договор",
  },
  otherKind: "Письмо",
  states: {
    waiting: "Ожидает",
    failed: "Не отправлено",
    sent: "Отправлено",
    inOutbox: "В папке исходящих",
    lapsed: "Ссылка использована или истекла",
  },
  to: (recipient) => `Кому: ${recipient}`,
  failure: (words, times) => (times === 1 ? words : `${words} (${counted(times, TIMES)})`),
  failures: "Что пошло не так",
  sendAgain: "Отправить ещё раз",
  sendAgainTo: (recipient) => `Отправить письмо для ${recipient} ещё раз`,
  sentAgain: (recipient) => `Письмо для ${recipient} отправляется ещё раз.`,
  sendFailed: "Не удалось отправить письмо ещё раз.",
  read: "Открыть письмо",
  openMail: (recipient) => `Открыть письмо для ${recipient}`,
  readFailed: "Не удалось открыть письмо.",
  recorded: "По ссылке любой может действовать от имени получателя. То, что вы открыли письмо, записывается в журнал.",
  copyLink: "Копировать ссылку",
  copied: "Ссылка скопирована",
  copyFailed: "Не удалось скопировать ссылку. Выделите и скопируйте её сами.",
  refresh: "Обновить",
  loading: "Загрузка писем...",
  failed: "Не удалось загрузить исходящую почту",
  empty: "Пока не отправлено ни одного письма.",
  more: "Показать ещё",
  shown: (count) => counted(count, LETTERS),
  firstShown: (count) => `Показано: ${counted(count, LETTERS)}`,
};
