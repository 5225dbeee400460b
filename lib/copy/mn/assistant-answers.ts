import type { AssistantAnswers } from "../en/assistant-answers";
import { fullDay } from "./full-day";

export const assistantAnswers: AssistantAnswers = {
  likely: "Хариулт энд байх магадлалтай; шалгана уу:",
  readWith: (question) => `Таны өмнөх “${question}” гэсэн асуулттай хамт ойлгов.`,
  nearest: "Хариулт эдгээр заалтын аль нэгэнд байж магадгүй:",
  unsaid: (words) => `Гэрээнд ${words} гэсэн үг алга. Хамгийн ойр заалтууд:`,
  unfound: (words) => `${words} гэж хайхад тодорхой зүйл олдсонгүй. Хамгийн ойр заалтууд:`,
  noClause: (number) => `Энэ гэрээнээс ${number} дугаартай заалт олдсонгүй. Асуултад хамгийн ойр нь:`,
  disagree: "Хоёр заалт өөр өөр зүйл хэлж байна:",
  absent: (words) => `Энэ талаар юу ч олдсонгүй. Бүх гарчиг, бүх эхээс ${words} гэж хайсан.`,
  absentInPart: (words) =>
    `Уншсан хэсгээс энэ талаар юу ч олдсонгүй. ${words} гэж хайсан боловч файлын нэг хэсгийг уншаагүй: тэндээс харна уу.`,
  inAnnex: (name) => `Гэрээнд өөрт нь ийм заалт алга. “${name}” баримтад ингэж заасан:`,
  cannot: {
    writes:
      "Энд зөвхөн энэ гэрээнд юу гэснийг харуулдаг: юм бичих, найруулах, орчуулах боломжгүй. Аль сэдвийг хаана заасныг асуух, эсвэл өөрчлөлтийг “Санал” хэсгээс харж болно.",
    judges:
      "Зөвшөөрөх эсэхийг та, таны хуульч шийднэ. Энд гэрээнд цуцлалт, төлбөр, хариуцлагын талаар юу гэснийг асууж, “Санал” хэсгээс анхаарах зүйлийг харж болно.",
    otherContract:
      "Энд зөвхөн энэ гэрээг уншдаг. Ямар нэг сэдвээр юу гэснийг асууна уу; хувилбаруудыг “Хувилбарын түүх”-ээс харьцуулж болно.",
    otherLanguage:
      "Гэрээ асуултаас өөр хэл дээр бичигдсэн бөгөөд энэ сэдвийг зөвхөн гэрээний хэлээр таньж чадна. Гэрээний хэлээр асуух, эсвэл жишээ нь хэзээ дуусах, хэрхэн цуцлах, юуг төлөхийг асуугаарай.",
    talks: "Энэ гэрээний талаар асууна уу: хэзээ дуусах, юу төлөх, аль улсын хууль хэрэглэх гэх мэт.",
  },
  claim: {
    said: {
      may: (subject, what) => `${subject} — эрх: ${what}.`,
      shall: (subject, what) => `${subject} — үүрэг: ${what}.`,
      shallNot: (subject, what) => `${subject} — хориг: ${what}.`,
      needNot: (subject, what) => `${subject} — үүрэггүй: ${what}.`,
      is: (subject, what) => `${subject}: ${what}.`,
      isNot: (subject, what) => `${subject} — тийм биш: ${what}.`,
    },
    condition: (words) => `Нөхцөл: ${words}.`,
    exception: (words) => `Үл хамаарах нь: ${words}.`,
    probably: (words) => `Магадгүй: ${words}`,
  },
  answers: {
    parties: (names) => `Гэрээний талууд: ${names}.`,
    law: (law) => `${law}.`,
    date: (date) => `${date}.`,
    expires: (date) => `Гэрээний хугацаа: ${date}. Үүнээс өмнө цуцлагдаж эсхүл сунгагдаж болно.`,
    expiresComputed: (date, duration, start) =>
      `Гэрээ ${date} дуусна: ${start.replace(/өдөр$/u, "өдрөөс")} тооцвол ${duration}. Үүнээс өмнө цуцлагдаж эсхүл сунгагдаж болно.`,
    perpetual: "Хугацаагүй: гэрээ дуусгавар болгох хүртэл хүчинтэй.",
    duration: (duration) => `${duration}.`,
    value: (value) => `${value}.`,
    passages: "Гэрээнд заасан нь:",
  },
  summary: {
    title: (name) => `Гэрээний товч агуулга: ${name}`,
    headings: {
      parties: "Талууд",
      date: "Огноо",
      term: "Гэрээний хугацаа",
      money: "Үнэ, төлбөр тооцоо",
      obligations: "Талуудын үүрэг",
      termination: "Гэрээ цуцлах",
      liability: "Хариуцлага",
      law: "Хэрэглэх хууль",
      courts: "Шүүх, арбитрын харьяалал",
      dates: "Чухал огноо",
    },
    partyObligations: (actor) => `Үүрэг: ${actor}`,
    obligationsOfBoth: "Хоёр талын үүрэг",
    until: (date) => `${date} хүртэл`,
    lasts: (length) => length,
    lastsUntil: (length, start, end) => `${length}, ${start.replace(/өдөр$/u, "өдрөөс")} ${end} хүртэл`,
    perpetual: "хугацаагүй; дуусгавар болгох хүртэл хүчинтэй",
    more: (count) => `мөн ${count} заалт`,
    unclear: (facts) => `Шууд заасан зүйл олдсонгүй: ${facts}.`,
    missing: (facts) => `Юу ч олдсонгүй: ${facts}.`,
  },
  partyObligations: (actor) => `${actor} дараах үүрэгтэй:`,
  length: (years, months, days) =>
    [years > 0 ? `${years} жил` : "", months > 0 ? `${months} сар` : "", days > 0 ? `${days} хоног` : ""]
      .filter((part) => part !== "")
      .join(" "),
  monthDate: (day, month, year) => fullDay(year, month, day),
};
