/** English words that make a clause apply to both sides, count by yearly fees, or by month and year. Raw text. */

export const bothSides = {
  en: {
    parties: /\b(?:either|each|neither|both|any) (?:of the )?part(?:y|ies)\b(?!['’]s prior)/iu,
    mutual: /\b(?:mutual(?:ly)?|each other|one another)\b|\bthe parties (?:shall|will|may|agree)/iu,
  },
  ru: {
    parties:
      /(?:^|[\s«"(])(?:кажд(?:ая|ой) из сторон|люб(?:ая|ой) из сторон|ни одна из сторон|обе стороны|любая сторона|каждая сторона)/iu,
    mutual: /(?:^|[.;]\s)стороны (?:не )?(?:вправе|обязаны|обязуются|возмещают|несут)|взаимн/iu,
  },
  mn: /талууд|аль ч тал|аль нэг тал|хоёр тал|тал бүр|харилцан/iu,
};

export const oneSide = {
  en: /(?:^|[\d.;:)]\s{1,3}|,\s)(?:[Tt]he\s)?(?!The\s)(\p{Lu}[\p{L}&-]{2,30})(?:\s\p{Lu}[\p{L}&-]{2,30})?\s(?:shall|may|will|must|agrees to|hereby)(?: not)?\s/u,
  ru: /(?:^|[.;]\s{1,3}|\d\s)(\p{Lu}\p{L}{3,24}(?:ь|к|р|т|ц|н|л))\s(?:не\s)?(?:вправе|имеет право|обязан|обязуется|может|возмещает)/u,
  mn: /(?:^|[.;]\s{1,3}|\d\s)(\p{Lu}\p{L}{3,24}(?:гч|ч|лээч|лагч|үүлэгч))\s/u,
};

export const oneMay = { en: /(?:,|\bthat|^|[.;])\s?(?:[Tt]he\s)?(?!The\s)\p{Lu}[\p{L}&-]{2,30} may (?!not\b)/u };

export const timesTheFees = {
  en: {
    paidInYear:
      /\b(?:fees|amounts?|sums|price)\b.{0,120}\b(?:twelve|12)\b.{0,12}\bmonth|\b(?:annual|yearly) (?:fees|price)\b/iu,
    inContractYear:
      /\b(?:fees|amounts?|sums|price)\b.{0,60}\b(?:in|during|for) (?:that|the|such|each) (?:contract )?year\b/iu,
  },
  ru: /(?:цен|стоимост|плат|вознагражден)\p{L}{0,5}.{0,60}(?:за (?:этот |один |последн\p{L}{2,3} )?год|12 месяц|двенадцать месяц)/iu,
};

export const factorOfFees = {
  en: { two: /\b(?:two|2)(?: \(2\))? times\b|\b(?:twice|double)\b/iu, three: /\b(?:three|3)(?: \(3\))? times\b/iu },
  ru: { two: /двукратн|двойн|двух годов/iu, three: /трёхкратн|трехкратн|тройн|трёх годов|трех годов/iu },
};

export const perMonth = {
  en: /(?:per|a|each|every) month|monthly/iu,
  ru: /в месяц|кажд\p{L}{2,3} месяц|ежемесячн/iu,
  mn: /сар (?:бүр|тутам)|сард|сарын/iu,
};

export const perYear = {
  en: /(?:per|a|each|every) (?:year|annum)|annually|annual rate/iu,
  ru: /годов\p{L}{2}|в год|ежегодн/iu,
  mn: /жил (?:бүр|тутам)|жилд|жилийн/iu,
};

/** A payment before the rest. Raw text. */
export const advance = {
  en: /\b(?:advance|deposit|down ?payment|prepa(?:y|id)\p{L}*|retainer)\b/iu,
  ru: /аванс|предоплат|задат/iu,
  mn: /урьдчил|барьцаа/iu,
};

/** Before a deadline. Raw text. */
export const deadlineBefore = { en: /\bwithin\s(?:a period of\s)?$/iu };
