import { cues } from "../pack";

/** The words for percent behind a figure. Raw text. */
export const percent = cues("mn", { word: { pattern: /хув(?:ь|ийн|ийг)?/iu, yes: "5 хувь", no: "5 төгрөг" } });

/** Between a spelt number and its figures: 'two million US dollars'. Raw text. */
export const unitBefore = cues("mn", {
  unit: { pattern: /\s+(?:төгрөг|хувь)\s?$/iu, yes: "таван төгрөг", no: "таван" },
});

/** The unit behind a spelt number, with the rest of the words. Raw text. */
export const unitWithin = cues("mn", {
  unit: { pattern: /\s(?:төгрөг|хувь|сар|жил|хоног|өдөр).*$/iu, yes: "таван төгрөг", no: "таван" },
});

/** The currency behind an amount. Raw text. */
export const currencyWord = cues("mn", {
  word: { pattern: /төг(?:рөг\p{L}{0,4})?|ам\.?\s?доллар\p{L}{0,4}/iu, yes: "5 төгрөг", no: "5 хоног" },
});

/** A sentence is about money. Folded. */
export const paysWord = cues("mn", {
  word: {
    pattern: /үнэ(?!н|м)|төлбөр|төлнө|төлөх|түрээсийн|цалин|урьдчилгаа/u,
    yes: "барааны үнэ",
    no: "барааны чанар",
  },
});

/** Somebody pays. Folded. */
export const payment = cues("mn", {
  pays: { pattern: /төлнө|төлөх|шилжүүлнэ|шилжүүлэх үүрэгтэй/u, yes: "Түрээслэгч төлнө", no: "Түрээслэгч авна" },
});

/** Money of another kind than the price. Folded. */
export const minorSum = cues("mn", { sum: { pattern: /алданги|торгууль/u, yes: "алданги", no: "үнэ" } });

/** The price of the whole. Folded. */
export const wholePrice = cues("mn", {
  total: { pattern: /нийт (?:үнэ|төлбөр|дүн)|гэрээний (?:нийт )?үнэ/u, yes: "гэрээний нийт үнэ", no: "нэг өдрийн үнэ" },
});
