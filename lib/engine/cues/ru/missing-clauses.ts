import { cues } from "../pack";

export const namesALaw = cues("ru", {
  law: {
    pattern: /применимо\p{L}{1,2} прав|законодательств\p{L}{1,3} /u,
    yes: "применимое право",
    no: "право пользования",
  },
  ownCourt: {
    pattern:
      /суд[а-я]{0,3} (?:по месту|[а-я -]{0,40}(?:област|края|республик|город|г\.))|(?<!\p{L})(?:гк|тк|кодекса?) (?:рф|российской)/u,
    yes: "арбитражный суд тверской области",
    no: "судебные расходы",
  },
});

export const statesATerm = cues("ru", {
  term: { pattern: /срок|бессрочн/u, yes: "Срок аренды", no: "Предмет аренды" },
  ends: { pattern: /расторж|прекращ/u, yes: "Договор прекращается.", no: "Договор заключен." },
});

export const statesAnEnd = cues("ru", {
  ends: {
    pattern: /расторж|расторг|прекращ|отказ\p{L}{0,6} от (?:настоящего )?(?:договор|исполнени|услуг)|уволи/u,
    yes: "отказ от исполнения",
    no: "отказ в приемке",
  },
});

export const signed = cues("ru", {
  line: { pattern: /^подпис|подпис\p{L}{1,3} сторон|подпись|м\.? ?п\./u, yes: "Подпись", no: "Печать" },
  details: { pattern: /реквизиты/u, yes: "Реквизиты сторон", no: "Адрес" },
});

export const ancillary = cues("ru", {
  amendment: { pattern: /дополнительн\p{L}{2,3} соглашени/u, yes: "Дополнительное соглашение", no: "Соглашение" },
});

export const contractName = cues("ru", {
  noun: { pattern: /договор|соглашени|контракт/u, yes: "настоящий договор", no: "настоящее уведомление" },
});

export const partyWord = cues("ru", { party: { pattern: /сторон[аыу]?(?!\p{L})/u, yes: "стороны", no: "в стороне" } });
