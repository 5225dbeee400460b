import { cues } from "../pack";

export const nonCompete = cues("ru", {
  competing: { pattern: /конкур/u, yes: "можно ли конкурировать?", no: "можно ли работать?" },
});

export const audit = cues("ru", {
  checks: {
    pattern: /аудит|провер(?:ить|к|ять).{0,30}(?:документ|книг|учет|ход)/u,
    yes: "кто может проверить документы?",
    no: "кто готовит документы?",
  },
});

export const insurance = cues("ru", {
  insures: { pattern: /страхов|страхует|застрах/u, yes: "кто страхует груз?", no: "кто возит груз?" },
});

export const liabilityCap = cues("ru", {
  limitOfLiability: {
    pattern: /огранич\p{L}{0,5}.{0,20}ответственн/u,
    yes: "есть ли ограничение ответственности?",
    no: "есть ли ограничение по времени?",
  },
  liabilityLimited: {
    pattern: /ответственн\p{L}{1,4}.{0,30}огранич/u,
    yes: "ответственность сторон ограничена?",
    no: "ответственность сторон наступает?",
  },
});

export const terminationForConvenience = cues("ru", {
  withoutReason: {
    pattern: /(?:расторг|отказ)\p{L}{0,6}.{0,60}(?:без причин|в одностороннем|досрочно)/u,
    yes: "можно ли расторгнуть договор досрочно?",
    no: "как расторгнуть договор?",
  },
  leavesEarly: {
    pattern:
      /(?:съехать|выехать|уйти|уволиться|выйти из договора).{0,20}(?:раньше|досрочно)|досрочно.{0,20}(?:расторг|съехать|уйти|выйти)/u,
    yes: "можно ли съехать раньше срока?",
    no: "когда можно выехать на объект?",
  },
  howLongBefore: {
    pattern:
      /за сколько.{0,20}(?:предупре|уведом|извест)|(?:предупре|уведом)\p{L}{1,6} о (?:расторж|отказ|прекращ|увольн|выезд)/u,
    yes: "за сколько надо предупредить о расторжении?",
    no: "кого надо предупредить о поставке?",
  },
});

export const renewal = cues("ru", {
  renews: { pattern: /пролонг|продлев|продлен/u, yes: "когда продлевается договор?", no: "когда подписан договор?" },
});

export const assignment = cues("ru", {
  assigns: {
    pattern: /переда(?:ть|ча|вать).{0,30}(?:прав|договор)|уступ/u,
    yes: "можно ли передать права?",
    no: "можно ли передать товар?",
  },
});

export const indemnity = cues("ru", {
  indemnifies: {
    pattern: /возмещ\p{L}{0,6}.{0,20}(?:убытк|ущерб)/u,
    yes: "кто возмещает убытки?",
    no: "кто несет расходы?",
  },
});

export const exclusivity = cues("ru", {
  exclusive: { pattern: /эксклюзив|исключительн/u, yes: "лицензия исключительная?", no: "лицензия платная?" },
});

export const nonSolicit = cues("ru", {
  soliciting: { pattern: /перемани/u, yes: "можно ли переманивать людей?", no: "можно ли обучать людей?" },
});

export const forceMajeure = cues("ru", {
  majeure: { pattern: /форс-?мажор|непреодолим/u, yes: "что такое форс-мажор?", no: "что такое услуга?" },
});

export const warranty = cues("ru", {
  warrants: { pattern: /гаранти/u, yes: "какой гарантийный срок?", no: "какой срок поставки?" },
});

export const intellectualProperty = cues("ru", {
  rights: {
    pattern: /исключительн.{0,10}прав|авторск|интеллектуальн/u,
    yes: "чьи авторские права?",
    no: "чьи материалы?",
  },
});

export const penalty = cues("ru", {
  sums: { pattern: /пен[яюи]|штраф|неустойк|санкци/u, yes: "какая неустойка?", no: "какая цена?" },
});

export const prepayment = cues("ru", {
  paidBefore: { pattern: /предоплат|аванс|задат/u, yes: "какой аванс?", no: "какой срок?" },
});

export const notice = cues("ru", {
  howGiven: {
    pattern: /уведомл.{0,20}(?:направл|адрес)/u,
    yes: "куда уведомление направляется?",
    no: "кого уведомляют?",
  },
});

export const reverseEngineering = cues("ru", {
  takesApart: {
    pattern: /обратн\p{L}{2,3} (?:инжинир|разработ)|декомпил/u,
    yes: "разрешена ли обратная разработка?",
    no: "разрешена ли разработка?",
  },
});

export const returnOrDestroy = cues("ru", {
  givesBack: {
    pattern: /(?:вернуть|возвра|уничтож)\p{L}{0,6}.{0,40}(?:информац|документ|носител)/u,
    yes: "когда вернуть документы?",
    no: "когда подписать документы?",
  },
});

export const sharing = cues("ru", {
  passesOn: {
    pattern: /(?:переда|раскры)\p{L}{0,5}.{0,40}третьим/u,
    yes: "можно ли раскрыть третьим лицам?",
    no: "можно ли раскрыть?",
  },
});

export const copying = cues("ru", {
  copies: { pattern: /копи(?:и|ров|ю)/u, yes: "можно ли копировать?", no: "можно ли читать?" },
});

export const confidentiality = cues("ru", {
  secrets: {
    pattern: /конфиденциальн|тайн[аыу]|разглаш/u,
    yes: "что есть коммерческая тайна?",
    no: "что есть услуга?",
  },
});

export const priceChange = cues("ru", {
  changes: {
    pattern:
      /(?:повы[шс]|поднять|поднима|увелич|измен|индекс|пересм)\p{L}{0,8}.{0,30}(?:цен[ауые]|плат[ауые]|стоимост|тариф)|(?:цен[ауые]|плат[ауые]|стоимост)\p{L}{0,2}.{0,20}(?:измен|повы[шс]|вырас)/u,
    yes: "могут ли они повысить цену?",
    no: "могут ли они изменить адрес?",
  },
});
