import { cues } from "../pack";

export const lastingWords = cues("mn", {
  word: { pattern: /хүчинтэй|үргэлж|хэвээр|үйлчил/u, yes: "хүчинтэй үлдэнэ", no: "дуусна" },
});

/** Duties that outlive the contract. Folded. */
export const dutySurvives = cues("mn", {
  staysAfter: {
    pattern:
      /(?:үүрэг|нууцлал|баталгаа|хориглолт)\p{L}{0,5}.{0,160}(?:дуусгавар|дуусс?ан|дуусах|цуцлагд|цуцалс)\p{L}{0,6}.{0,100}(?:хүчинтэй|үргэлжил|үргэлжлэн|хэвээр|үйлчил)/u,
    yes: "Нууцлалын үүрэг гэрээ дуусгавар болсны дараа хүчинтэй.",
    no: "Нууцлалын үүрэг хүчинтэй.",
  },
});

export const statesPeriod = cues("mn", {
  figure: { pattern: /\d+ ?(?:\([^)]{1,30}\) ?)?(?:жил|сар|хоног)/u, yes: "5 (таван) жил", no: "хэдэн жил" },
  forEver: { pattern: /хугацаагүй|хязгааргүй хугацаа/u, yes: "хугацаагүй", no: "шууд" },
  until: { pattern: /жилийн|хүртэл|хөөн хэлэлцэх/u, yes: "5 жилийн хугацаанд", no: "дараа" },
});

export const accrued = cues("mn", {
  accrued: { pattern: /чөлөөлөхгүй|үндэслэл болохгүй/u, yes: "үүргээс чөлөөлөхгүй", no: "нууцлах үүрэг" },
});

export const contractEnds = cues("mn", {
  ends: { pattern: /дуус|цуцл/u, yes: "дуусгавар болсны дараа", no: "нийлүүлсний дараа" },
});

export const clauseList = cues("mn", {
  numbers: {
    pattern:
      /(?:зүйл|бүлэг)\s{0,2}(?:\d[\d.]*|[ivxl]+)\s?(?:\([^)]{1,60}\)\s?){0,3}(?:[,;]|-| болон )\s?(?:\d|[ivxl]+\b)/u,
    yes: "зүйл 6 болон 10",
    no: "зүйл 6",
  },
});
