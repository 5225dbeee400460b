/** Russian words by which a clause holds for both sides, counts by the yearly price, or by month and year. Raw text. */
import { cues } from "../pack";

export const bothSides = cues("ru", {
  parties: {
    pattern:
      /(?:^|[\s«"(])(?:кажд(?:ая|ой) из сторон|люб(?:ая|ой) из сторон|ни одна из сторон|обе стороны|любая сторона|каждая сторона)/iu,
    yes: "Каждая из Сторон вправе отказаться от Договора.",
    no: "Поставщик вправе отказаться от Договора.",
  },
  mutual: {
    pattern: /(?:^|[.;]\s)стороны (?:не )?(?:вправе|обязаны|обязуются|возмещают|несут)|взаимн/iu,
    yes: "Стороны не вправе уступать права.",
    no: "Поставщик не вправе уступать права.",
  },
});

export const oneSide = cues("ru", {
  role: {
    pattern:
      /(?:^|[.;]\s{1,3}|\d\s)(\p{Lu}\p{L}{3,24}(?:ь|к|р|т|ц|н|л))\s(?:не\s)?(?:вправе|имеет право|обязан|обязуется|может|возмещает)/u,
    yes: "Заказчик вправе отказаться от Договора.",
    no: "Договор заключён на год.",
  },
});

export const timesTheFees = cues("ru", {
  priceOfYear: {
    pattern:
      /(?:цен|стоимост|плат|вознагражден)\p{L}{0,5}.{0,60}(?:за (?:этот |один |последн\p{L}{2,3} )?год|12 месяц|двенадцать месяц)/iu,
    yes: "не превышает цены, подлежащей уплате за этот год",
    no: "не превышает цены партии товара",
  },
});

export const factorOfFees = cues("ru", {
  two: { pattern: /двукратн|двойн|двух годов/iu, yes: "двукратная цена", no: "цена" },
  three: { pattern: /трёхкратн|трехкратн|тройн|трёх годов|трех годов/iu, yes: "трёхкратная цена", no: "цена" },
});

export const perMonth = cues("ru", {
  month: { pattern: /в месяц|кажд\p{L}{2,3} месяц|ежемесячн/iu, yes: "1 % в месяц", no: "1 % в год" },
});

export const perYear = cues("ru", {
  year: { pattern: /годов\p{L}{2}|в год|ежегодн/iu, yes: "8 % годовых", no: "8 % в день" },
});

export const advance = cues("ru", {
  before: { pattern: /аванс|предоплат|задат/iu, yes: "аванс 30 %", no: "остаток 70 %" },
});
