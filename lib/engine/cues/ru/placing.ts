import { cues } from "../pack";

export const generalTitle = cues("ru", {
  word: {
    pattern:
      /(?<!\p{L})(?:проч\p{L}{2,3}|заключительн\p{L}{2,3}|общи[ех]|ин(?:ые|ых)|дополнительн\p{L}{2,3})(?!\p{L})/u,
    yes: "прочие условия",
    no: "цена",
  },
});

export const signingTitle = cues("ru", {
  word: { pattern: /реквизит|подпис[иь]/u, yes: "адреса и реквизиты сторон", no: "описание" },
});

export const signingLine = cues("ru", {
  word: {
    pattern: /^(?:подпис[иь]|реквизиты|адреса и |(?:от имени|за) (?:заказчик|исполнител|продав|покупател|арендо))/u,
    yes: "подписи сторон",
    no: "стороны подписали акт",
  },
});

export const annexHead = cues("ru", {
  number: {
    pattern: /^(?:приложение)(?:\s{1,3}(?:№\s{0,2}|no\.\s{0,2})?[\d\p{L}]{1,3})?[.:]\s{1,3}\S/u,
    yes: "приложение № 1. список а",
    no: "приложение содержит цены",
  },
});
