/** Russian words of sums: currencies, how many, percent. Raw text. */
import { cues } from "../pack";

export const percentSign = cues("ru", { percent: { pattern: /процент/iu, yes: "0,1 процента", no: "0,1 рубля" } });

export const units = cues("ru", {
  dollars: { pattern: /доллар/iu, yes: "5 долларов", no: "5 рублей" },
  euros: { pattern: /евро/iu, yes: "5 евро", no: "5 рублей" },
  rubles: { pattern: /руб/iu, yes: "5 рублей", no: "5 евро" },
  tenge: { pattern: /тенге/iu, yes: "5 тенге", no: "5 рублей" },
});

export const scales = cues("ru", {
  billion: { pattern: /млрд|миллиард/iu, yes: "2 млрд руб.", no: "2 млн руб." },
  million: { pattern: /млн|миллион/iu, yes: "2 млн руб.", no: "2 млрд руб." },
  thousand: { pattern: /тыс/iu, yes: "2 тыс. руб.", no: "2 млн руб." },
});

export const perDay = cues("ru", {
  day: { pattern: /кажд\p{L}{2,3} (?:\p{L}+ )?д(?:ень|ня)|в день/iu, yes: "за каждый день просрочки", no: "в месяц" },
});
