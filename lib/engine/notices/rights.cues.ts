/** Clauses that give a right to the other kinds of notice. Raw text. */
export const breach = {
  en: /\b(?:breach|default|fail(?:s|ure)? to)\b.{0,240}\b(?:cure|remed|rectif|made good)|\b(?:cure|remed|rectif)\p{L}{0,4}\b.{0,160}\b(?:breach|default)/iu,
  ru: /нарушени.{0,240}(?:устран|исправ)|(?:устран|исправ)\p{L}{1,6}.{0,160}нарушени/iu,
  mn: /зөрч\p{L}{1,8}.{0,240}(?:арилга|засах|зас[аг])|(?:арилга|засах)\p{L}{0,6}.{0,160}зөрч/iu,
};
export const claim = {
  en: /\bclaims?\b.{0,160}\b(?:in writing|written|notif|notice|submit|within)\b/iu,
  ru: /претензи/iu,
  mn: /(?:гомдол|гомдл\p{L}{1,3}|шаардлагын бичиг|нэхэмжлэх шаардлага).{0,160}(?:гарг|хүргүүл|бичгээр|хоног)/iu,
};
export const price = {
  en: {
    changes:
      /\b(?:prices?|fees?|rates?|rent|charges|tariffs?)\b.{0,120}\b(?:increas|chang|adjust|revis|index|rais)\p{L}{0,5}/iu,
    changed:
      /\b(?:increase|change|adjust|revise|index|raise)\b.{0,60}\b(?:prices?|fees?|rates?|rent|charges|tariffs?)\b/iu,
  },
  ru: {
    changes: /(?:цен|стоимост|тариф|арендн\p{L}{2,3} плат)\p{L}{0,4}.{0,120}(?:измен|увелич|повы[сш]|пересм|индекс)/iu,
    changed: /(?:измен|увелич|повы[сш]|пересм|индекс)\p{L}{0,8}.{0,60}(?:цен|стоимост|тариф|арендн\p{L}{2,3} плат)/iu,
  },
  mn: /(?:үн(?:э|ий|ийг|ийн)|тариф|түрээсийн төлбөр)\p{L}{0,5}.{0,120}(?:өөрчи?л|нэмэгд|нэмэх|өсгө|шинэчл)/iu,
};
/** The same words where a price must not change. */
export const fixedPrice = {
  en: /\b(?:fixed|firm|shall not|will not|may not|cannot|not be|no (?:change|increase|adjustment))\b/iu,
  ru: /не (?:подлеж|измен|может|вправе|пересм)|фиксированн|твёрд|тверд/iu,
  mn: /өөрчлөхгүй|өөрчлөгдөхгүй|нэмэхгүй|тогтмол|хориглоно|эрхгүй/iu,
};
/** Somebody may or shall. */
export const entitles = {
  en: /\b(?:may|entitled|right to|shall|must)\b/iu,
  ru: /вправе|имеет право|может|обязан|должн/iu,
  mn: /эрхтэй|болно|үүрэгтэй|ёстой/iu,
};
/** Ending the contract. */
export const leaves = {
  en: /\b(?:terminat|cancel|withdraw|break)\p{L}{0,6}\b|\bend (?:this|the|it)\b|\bgive up the\b/iu,
  ru: /(?:растор|прекра[тщ]|отказ)\p{L}{1,10}/iu,
  mn: /цуцл|цуцал|дуусгавар болг|татгалз/iu,
};
/** The same where nobody may. */
export const noneLeaves = {
  en: /\bneither party (?:may|can|shall)\b|\bno party (?:may|can|shall)\b|\b(?:may|can|shall) not (?:otherwise )?(?:terminate|cancel|withdraw|end)\b/iu,
  ru: /ни одна из сторон не|стороны не вправе|не вправе (?:расторг|отказ|прекра)/iu,
  mn: /(?:цуцлах|татгалзах) эрхгүй|цуцалж болохгүй|цуцлахгүй/iu,
};
