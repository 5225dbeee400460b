import { cues } from "../pack";

export const dutyAsked = cues("mn", {
  must: {
    pattern: /үүрэгтэй|ёстой|шаардлагатай|хэрэгтэй/u,
    yes: "Худалдагч даатгуулах үүрэгтэй юу?",
    no: "Худалдагч даатгуулж болох уу?",
  },
});

export const everyone = cues("mn", {
  parties: { pattern: /^(?:талууд|тал бүр|аль нэг тал|аль ч тал|тал)$/u, yes: "талууд", no: "захиалагч" },
});
export const anybody = cues("mn", {
  oneOfThem: {
    pattern: /(?:аль нэг|нэг) тал|хэн нэгэн/u,
    yes: "аль нэг тал цуцалж болох уу?",
    no: "талууд цуцалж болох уу?",
  },
});
export const ownSide = cues("mn", {
  pronoun: {
    pattern: /(?<!\p{L})(?:бид|бидний|бидэнд|манай|би|миний|та|таны|танай|тэд|тэдний)(?!\p{L})/u,
    yes: "бид дамжуулж болох уу?",
    no: "түрээслэгч дамжуулж болох уу?",
  },
});

/** Before a party that is none of the contract's. */
export const third = cues("mn", { word: { pattern: /^гуравдагч$/u, yes: "гуравдагч", no: "нэг" } });
export const modal = cues("mn", {
  verb: {
    pattern: /эрхтэй|болно|хориглоно|үүрэгтэй|ёстой|хгүй|эрхгүй/u,
    yes: "түрээслэгч дамжуулах эрхтэй",
    no: "түрээслэгч төлнө",
  },
});
export const bans = cues("mn", {
  ban: {
    pattern: /хориглоно|эрхгүй|болохгүй|шилжүүлэхгүй|дамжуулахгүй/u,
    yes: "дамжуулан түрээслүүлэхийг хориглоно",
    no: "түрээслэгч усны төлбөр төлөхгүй",
  },
});
/** Somebody has to. */
export const binds = cues("mn", {
  must: {
    pattern: /үүрэгтэй|ёстой|(?:на|нэ|но|нө)[.;]?$/u,
    yes: "захиалагч төлөх үүрэгтэй",
    no: "захиалагч төлөх эрхтэй",
  },
});
export const negates = cues("mn", {
  not: { pattern: /гүй|хориглоно|(?<!\p{L})(?:бус|биш)(?!\p{L})/u, yes: "төлөх үүрэггүй", no: "төлөх үүрэгтэй" },
});
export const conditions = cues("mn", {
  words: {
    pattern: /тохиолдолд|нөхцөлд|зөвхөн|бусад|бол(?!\p{L})|хүртэл|бол,|хэрэв/u,
    yes: "зөвшөөрсөн тохиолдолд дамжуулах эрхтэй",
    no: "дамжуулах эрхтэй",
  },
});
/** It holds for a time. */
export const forATime = cues("mn", {
  words: {
    pattern: /хугацаанд|дараа(?!\p{L})|өмнө(?!\p{L})|хойш/u,
    yes: "гэрээ дууссаны дараа өрсөлдөхийг хориглоно",
    no: "өрсөлдөхийг хориглоно",
  },
});
/** A sum in the clause is a bound, not what is due. */
export const bounds = cues("mn", {
  words: {
    pattern: /(?:төгрөг|хувь|доллар)\p{L}{0,3} хүртэл|ихгүй|багагүй|дээшгүй|доошгүй|хэтрэхгүй|илүүгүй/u,
    yes: "4000 төгрөг хүртэл урамшуулал",
    no: "4000 төгрөгийн урамшуулал",
  },
});
export const how = cues("mn", {
  word: { pattern: /^(?:хожуу|эрт|шууд|үнэгүй|хэсэгчлэн|урьдчилан)$/u, yes: "хожуу", no: "бараа" },
});
export const howOfAThing = cues("mn", {
  before: {
    pattern: /(?<!\p{L})(?:хожуу|эрт|шууд|үнэгүй|хэсэгчлэн|урьдчилан) \p{L}{1,20}с[аоэө]н(?!\p{L})/u,
    yes: "хожуу ирсэн барааг солино",
    no: "хожуу нийлүүлж болно",
  },
});
export const needsConsent = cues("mn", {
  consent: {
    pattern: /зөвшөөрөлгүй|зөвшөөрөлгүйгээр|зөвшөөрөлтэйгээр/u,
    yes: "бичгээр өгсөн зөвшөөрөлгүйгээр шилжүүлэхийг хориглоно",
    no: "хэдийд ч шилжүүлэх эрхтэй",
  },
});
export const withoutLeave = cues("mn", {
  consent: {
    pattern: /зөвшөөрөлгүй\p{L}*/u,
    yes: "зөвшөөрөлгүйгээр шилжүүлж болох уу?",
    no: "зөвшөөрөлтэйгөөр шилжүүлж болох уу?",
  },
});
export const compares = cues("mn", {
  words: {
    pattern: /(?<!\p{L})(?:илүү|их|бага|урт|богино|дээш|доош|өмнө|дараа)(?!\p{L})/u,
    yes: "хугацаа 2 жилээс урт уу?",
    no: "хугацаа 2 жил үү?",
  },
});

export const ASKING_WORDS: readonly string[] = (
  "болох эрхтэй эрх үүрэгтэй үүрэг ёстой шаардлагатай хэрэгтэй заасан заалт тал талууд нэг аль байгаа хэд хэдэн " +
  "хугацаа хэмжээ дүн удаан хийх өгөх авах"
).split(" ");

export const UNIT_WORDS: readonly string[] = (
  "дууссанаас дууссаны хойш дараа дуусгавар болсноос " + "хоног хоногийн өдөр долоо сар сарын жил жилийн"
).split(" ");

export const TOPIC_WORDS: Readonly<Record<string, string>> = {
  liabilityCap: "хариуцлага хариуцлагын хязгаар хязгаарласан",
  terminationForConvenience: "цуцлах цуцалж шалтгаангүйгээр хугацаанаас өмнө дуусгавар",
  insurance: "даатгал даатгуулах",
  renewal: "сунгах сунгагдах",
  prepayment: "урьдчилгаа урьдчилгаатай төлбөр",
  penalty: "алданги торгууль",
  forceMajeure: "давагдашгүй хүчин зүйл",
  warranty: "баталгаат баталгаа",
};
