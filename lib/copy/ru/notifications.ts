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
  shown: { label: "Какие уведомления", all: "Все", unread: "Непрочитанные" },
  allRead: "Непрочитанного нет.",
  markRead: "Отметить как прочитанное",
  markUnread: "Отметить как непрочитанное",
  notMarked: "Не удалось сохранить. Попробуйте ещё раз.",
  keys: "j и k — вниз и вверх, Enter открывает, r отмечает прочитанным или нет.",
  loading: "Загрузка уведомлений…",
  failed: "Не удалось загрузить уведомления. Повторите попытку позже.",
  empty: "Ничего нового.",
  emptyHint: "Здесь появляются упоминания, ответы, порученные вам даты и то, о чём вас просят.",
  isNew: "Новое",
  kinds: {
    mentioned: (by, contract) => `${by}: вас упомянули в комментарии к договору «${contract}»`,
    replied: (by, contract) => `${by}: ответ в вашем обсуждении договора «${contract}»`,
    assigned: (by, contract) => `${by}: вам поручена дата в договоре «${contract}»`,
    invited: (by, contract) => `${by}: вас пригласили в договор «${contract}»`,
    approvalAsked: (by, contract) => `${by}: вас просят одобрить «${contract}»`,
    approvalAnswered: (by, contract) => `${by}: есть ответ об одобрении «${contract}»`,
    decisionAsked: (by, contract) =>
      by === ""
        ? `Пришли правки к договору «${contract}», ждут решения`
        : `${by}: правки к договору «${contract}» ждут решения`,
  },
  letter: {
    body: "Что именно написано, видят вошедшие в систему участники договора.",
    button: "Открыть",
    footer:
      "Это письмо пришло, потому что вам написали о договоре. Когда присылать такие письма, задаётся в настройках.",
    more: (count) => `И ещё ${count}.`,
    title: (count) =>
      counted(count, { one: "упоминание или ответ", few: "упоминания и ответа", many: "упоминаний и ответов" }),
  },
  settings: {
    label: "Письма об упоминаниях и ответах",
    times: { atOnce: "Сразу", daily: "В утреннем письме", never: "Никогда" },
  },
};
