import { cues } from "../pack";

export const term = cues("ru", {
  lasts: {
    pattern: /(?:договор|соглашени|срок).{0,120}(?:действу|составля|вступает|заключ|до|на срок)/u,
    yes: "Договор действует год",
    no: "Гарантия действует год",
  },
  termOf: {
    pattern:
      /срок (?:аренды|найма|оказания услуг|работ|договора|соглашения|сотрудничества|трудового договора).{0,12}(?:\d|[-:]|с \d|составля|установл|устанавл)/u,
    yes: "Срок аренды: 11 месяцев",
    no: "Предмет аренды: дом",
  },
});

export const otherTerm = cues("ru", {
  other: { pattern: /конфиденциальност|секретност|претензи|оплат/u, yes: "срок оплаты", no: "срок аренды" },
});

export const holdsUntil = cues("ru", {
  until: { pattern: /действует до/u, yes: "действует до мая", no: "действует год" },
});

export const termWord = cues("ru", { word: { pattern: /срок/u, yes: "срок", no: "дом" } });

export const endsOn = cues("ru", {
  until: {
    pattern: /(?<!\p{L})(?:до|по)(?!\p{L})(?:(?!(?<!\p{L})с(?!\p{L})|вступа)[^.;]){0,60}$/u,
    yes: "действует до ",
    no: "до поставки с ",
  },
});

export const afterAnEvent = cues("ru", {
  event: {
    pattern:
      /(?:с|со|после)\s(?:даты |дня |момента )?(?:подписания )?(?:акта|приемк|передачи|регистрац|поставк|оплат|ввода)/u,
    yes: "с даты подписания акта",
    no: "с даты договора",
  },
});

export const openEnded = cues("ru", {
  forEver: { pattern: /бессрочн|неопределенный срок/u, yes: "бессрочный договор", no: "срочный договор" },
});

export const startsAndEnds = cues("ru", {
  both: {
    pattern: /вступа\p{L}{1,3} в силу.{0,160}(?:действу\p{L}{1,3}|прекраща|до )/u,
    yes: "вступает в силу в мае и действует год",
    no: "вступает в силу в мае",
  },
});

export const contractWord = cues("ru", { word: { pattern: /договор|соглашен/u, yes: "договор", no: "гарантия" } });

export const itsOwnTerm = cues("ru", {
  contract: { pattern: /договор|соглашение действует/u, yes: "договор", no: "гарантия" },
  term: { pattern: /срок (?:аренды|найма)/u, yes: "срок аренды", no: "срок оплаты" },
});

export const runsNow = cues("ru", { verb: { pattern: /действует/u, yes: "действует", no: "платит" } });
