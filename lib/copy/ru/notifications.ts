import type { Copy } from "../en";
import { counted } from "./counted";

/** Words about what is new for a person, Russian. */
export const notifications: Copy["notifications"] = {
  open: (count) => (count === "" ? "Уведомления" : `Уведомления: новых ${count}`),
  title: "Уведомления",
  more: (count) => `${count}+`,
  readAll: "Отметить всё как прочитанное",
  older: "Показать более ранние уведомления",
  seeAll: "Все уведомления",
  shown: { label: "Показать уведомления", all: "Все", unread: "Непрочитанные" },
  allRead: "Непрочитанного нет.",
  markRead: "Отметить как прочитанное",
  markUnread: "Отметить как непрочитанное",
  notMarked: "Не удалось сохранить. Попробуйте ещё раз.",
  keys: "j и k — вниз и вверх, Enter открывает, r отмечает прочитанным или нет.",
  loading: "Загрузка уведомлений…",
  failed: "Не удалось загрузить уведомления. Повторите попытку позже.",
  empty: "Ничего нового",
  emptyHint: "Здесь появляются упоминания, ответы, порученные вам даты и запросы.",
  isNew: "Новое",
  kinds: {
    mentioned: (by, contract) => `${by}: вас упомянули в комментарии к договору «${contract}»`,
    replied: (by, contract) => `${by}: ответ в вашем обсуждении договора «${contract}»`,
    assigned: (by, contract) => `${by}: вам поручена дата в договоре «${contract}»`,
    invited: (by, contract) => `${by}: вас пригласили в договор «${contract}»`,
    approvalAsked: (by, contract) => `${by}: вас просят согласовать «${contract}»`,
    approvalAnswered: (by, contract) => `${by}: ответ на запрос о согласовании «${contract}»`,
    decisionAsked: (by, contract) =>
      by === ""
        ? `Новые правки к договору «${contract}»: нужно решение`
        : `${by}: добавлены правки к договору «${contract}», нужно решение`,
    noteMailed: (by, contract) => `${by} пишет по почте о «${contract}»`,
    signingDone: (by, contract) => `${by}: договор «${contract}» подписан`,
    signingStopped: (by, contract) => `${by}: проверьте подписание договора «${contract}»`,
    teamJoined: (by, team) => `${by}: вас добавили в команду «${team}»`,
    teamHandedOver: (by, team) => `${by}: теперь вы владелец команды «${team}»`,
    folderOpened: (by, folder) => `${by}: вашей команде открыта папка «${folder}»`,
  },
  letter: {
    body: "Войдите, чтобы прочитать. Это видят только участники договора.",
    button: "Открыть",
    footer:
      "Это письмо пришло, потому что вам написали о договоре. Когда присылать такие письма, задаётся в настройках.",
    owner:
      "Теперь вы добавляете и удаляете её участников, переименовываете, передаёте или удаляете команду. Доступ, который она даёт участникам, остаётся прежним.",
    teamFooter: "Вы получили это письмо, потому что вам передали команду.",
    more: (count) => `И ещё ${count}.`,
    title: (count) =>
      counted(count, { one: "упоминание или ответ", few: "упоминания и ответа", many: "упоминаний и ответов" }),
  },
  settings: {
    label: "Письма об упоминаниях и ответах",
    times: { atOnce: "Сразу", daily: "В утреннем письме", never: "Никогда" },
  },
};
