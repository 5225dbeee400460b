import { cues } from "../pack";

export const lateWords = cues("mn", {
  late: { pattern: /алданги|торгууль|хоцор|хэтэр|хэтрүүл|саатуул/u, yes: "алданги төлнө", no: "үнэ төлнө" },
});

export const percent = cues("mn", { sign: { pattern: /хув/u, yes: "5 хувийн", no: "5 төгрөгийн" } });

export const otherRate = cues("mn", {
  rate: { pattern: /хөнгөлөлт|шимтгэл|урамшуул|хүүгийн \d/u, yes: "5 хувийн хөнгөлөлт", no: "5 хувийн алданги" },
});

export const perDay = cues("mn", {
  day: {
    pattern: /(?:хоног|өдөр) (?:тутам|бүр)|өдрийн|хоногийн (?=\d)/u,
    yes: "хэтэрсэн хоног тутамд",
    no: "5 хоногт",
  },
});

export const perWeek = cues("mn", {
  week: { pattern: /долоо хоног (?:тутам|бүр)/u, yes: "долоо хоног тутамд", no: "долоо хоног" },
});

export const perMonth = cues("mn", {
  month: { pattern: /сар (?:тутам|бүр)|сарын (?=\d)/u, yes: "сар тутамд", no: "нэг сар" },
});

export const perYear = cues("mn", {
  year: { pattern: /жил (?:тутам|бүр)|жилийн/u, yes: "жилийн 18 хувь", no: "нэг жил" },
});

export const atMost = cues("mn", {
  most: { pattern: /(?:дээд|хамгийн ихдээ|нийт)[^,;%]{0,30}$/u, yes: "нийт ", no: "үнийн дүнгийн " },
});

/** A most in all, behind the figure. Folded. */
export const atMostBehind = cues("mn", {
  most: { pattern: /^[^,;.]{0,16}(?:хэтрэхгүй|хэтэрч|ихгүй)/u, yes: "хувиас хэтрэхгүй", no: "хувийн алданги" },
});
