import { cues } from "../pack";

export const unitBefore = cues("mn", {
  unit: { pattern: /\s+(?:төгрөг|хувь)\s?$/iu, yes: "таван төгрөг", no: "таван" },
});

export const unitWithin = cues("mn", {
  unit: { pattern: /\s(?:төгрөг|хувь|сар|жил|хоног|өдөр).*$/iu, yes: "таван төгрөг", no: "таван" },
});

export const currencyWord = cues("mn", {
  word: { pattern: /төг(?:рөг\p{L}{0,4})?|ам\.?\s?доллар\p{L}{0,4}/iu, yes: "5 төгрөг", no: "5 хоног" },
});

export const paysWord = cues("mn", {
  word: {
    pattern: /үнэ(?!н|м)|төлбөр|төлнө|төлөх|түрээс(?!л)|цалин|урьдчилгаа|хөлс/u,
    yes: "барааны үнэ",
    no: "барааны чанар",
  },
  total: { pattern: /^(?:\S{1,6} )?нийт (?!\p{L})/u, yes: "нийт 5 сая төгрөг", no: "нийтийн эзэмшил" },
  loan: { pattern: /зээлийн хэмжээ|төгрөгийг .{0,40}зээл/u, yes: "20 сая төгрөгийг зээлдүүлэв", no: "зээлийн хүү" },
});

export const payment = cues("mn", {
  pays: { pattern: /төлнө|төлөх|шилжүүлнэ|шилжүүлэх үүрэгтэй/u, yes: "Түрээслэгч төлнө", no: "Түрээслэгч авна" },
});

export const minorSum = cues("mn", {
  sum: { pattern: /алданги|торгууль|урьдчилгаа|барьцаа/u, yes: "алданги", no: "үнэ" },
});

export const wholePrice = cues("mn", {
  total: {
    pattern: /нийт (?:үнэ|төлбөр|дүн)|гэрээний (?:нийт )?үнэ|ажлын (?:нийт )?хөлс/u,
    yes: "гэрээний нийт үнэ",
    no: "нэг өдрийн үнэ",
  },
});

export const again = cues("mn", {
  often: {
    pattern: /\d (?:хоног|өдөр|сар|жил)\p{L}{0,3} (?:тутам|бүр)/u,
    yes: "15 хоног тутам төлнө",
    no: "15 хоногт төлнө",
  },
});
