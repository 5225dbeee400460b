import type { Language } from "@/lib/copy/languages";
import type { Claim } from "@/lib/engine/claims/claim";
import { LEASES, type Made, type Name } from "./leases";

/** The words of a lease's language that lies are told in. */
type LeaseWords = Readonly<{
  landlord: string;
  tenant: string;
  rent: readonly [of: string, value: string, what: string];
  deposit: string;
  currency: string;
  days: string;
  atMost: string;
  noBound: string;
  former: Made;
  formerOfAmendment: string;
  cut: string;
  otherCondition: string;
  invented: string;
  denied: string;
  other: string;
  second: string;
}>;

const former = (question: string, quote: string, what: string, subject: string): Made => ({
  question,
  quote,
  claim: { subject, modality: "is", what, values: [], condition: null, exception: null, clauses: ["4"] },
});

const TOLD: Readonly<Record<Language, LeaseWords>> = {
  en: {
    landlord: "Landlord",
    tenant: "Tenant",
    rent: ["rent", "USD 3,000 a month", "pay the Landlord rent of USD 3,000"],
    deposit: "pay a deposit of USD 1,500",
    currency: "pay a deposit of EUR 3,000",
    days: "pay a deposit of USD 3,000 within 10 days after the invoice",
    atMost: "terminate this Agreement on at most 30 days' notice",
    noBound: "terminate this Agreement on 30 days' notice",
    former: former(
      "How long does it run?",
      "This Agreement runs for twelve (12) months",
      "run for twelve (12) months",
      "this Agreement",
    ),
    formerOfAmendment: "replaced by twelve (12) months",
    cut: "The Tenant shall not sublet the premises",
    otherCondition: "the Tenant repaints the walls",
    invented: "the Landlord agrees",
    denied: "not insure the premises against fire",
    other: "insure the premises against flood, theft and earthquake",
    second: "insure the premises against fire. The Landlord may evict the Tenant at any time",
  },
  ru: {
    landlord: "Арендодатель",
    tenant: "Арендатор",
    rent: ["арендная плата", "3 000 долларов США", "уплачивать арендную плату 3 000 долларов США"],
    deposit: "уплачивать обеспечительный платеж 1 500 долларов США",
    currency: "уплачивать обеспечительный платеж 3 000 евро",
    days: "уплачивать обеспечительный платеж 3 000 долларов США в течение 10 дней после выставления счета",
    atMost: "расторгнуть договор, уведомив не более чем за 30 дней",
    noBound: "расторгнуть договор, уведомив за 30 дней",
    former: former(
      "Какой срок договора?",
      "Договор действует 12 (двенадцать) месяцев",
      "действует 12 (двенадцать) месяцев",
      "договор",
    ),
    formerOfAmendment: "заменить словами 12 (двенадцать) месяцев",
    cut: "Арендатор не вправе сдавать помещение в субаренду",
    otherCondition: "Арендатор покрасил стены",
    invented: "Арендодатель согласен",
    denied: "не страховать помещение от пожара",
    other: "застраховать помещение от потопа, кражи и землетрясения",
    second: "застраховать помещение от пожара. Арендодатель вправе выселить Арендатора в любое время",
  },
  mn: {
    landlord: "Түрээслүүлэгч",
    tenant: "Түрээслэгч",
    rent: ["түрээсийн төлбөр", "3,000,000 төгрөг", "3,000,000 төгрөгийн түрээсийн төлбөр төлөх"],
    deposit: "1,500,000 төгрөгийн барьцаа мөнгийг төлөх",
    currency: "3,000,000 рублийн барьцаа мөнгийг төлөх",
    days: "3,000,000 төгрөгийн барьцаа мөнгийг нэхэмжлэх ирснээс хойш 10 хоногийн дотор төлөх",
    atMost: "30-аас илүүгүй хоногийн өмнө мэдэгдэж гэрээг цуцлах",
    noBound: "30 хоногийн өмнө мэдэгдэж гэрээг цуцлах",
    former: former(
      "Гэрээний хугацаа хэд вэ?",
      "Гэрээ гарын үсэг зурснаас хойш 12 сарын хугацаанд хүчинтэй.",
      "12 сарын хугацаанд хүчинтэй",
      "гэрээ",
    ),
    formerOfAmendment: "“12 сарын” гэж өөрчилж",
    cut: "Түрээслэгч байрыг дамжуулан түрээслүүлэхийг хориглоно.",
    otherCondition: "Түрээслэгч ханыг будсан бол",
    invented: "Түрээслүүлэгч зөвшөөрсөн бол",
    denied: "байрыг галын эрсдэлээс даатгуулахгүй",
    other: "байрыг үер, хулгай, газар хөдлөлтөөс даатгуулах",
    second: "байрыг галын эрсдэлээс даатгуулах. Түрээслүүлэгч түрээслэгчийг хэзээ ч нүүлгэх эрхтэй",
  },
};

/** Claims that quote a clause and say what it doesn't, each with what was turned. */
export function liesIn(language: Language): readonly (readonly [lie: string, made: Made])[] {
  const { honest } = LEASES[language];
  const words = TOLD[language];
  const turned = (name: Name, change: Partial<Claim>, quote = honest[name].quote): Made => ({
    ...honest[name],
    quote,
    claim: { ...honest[name].claim, ...change },
  });
  const [of, value, rentWhat] = words.rent;
  return [
    ["parties swapped in a duty", turned("insurance", { subject: words.landlord })],
    ["parties swapped in a right", turned("end", { subject: words.tenant })],
    ["parties swapped in a ban", turned("ban", { subject: words.landlord })],
    ["parties swapped where one is let off", turned("letOff", { subject: words.tenant })],
    ["a ban turned into leave", turned("ban", { modality: "may" })],
    ["a duty turned into a ban", turned("insurance", { modality: "shallNot" })],
    ["a duty turned into a ban by its words", turned("insurance", { what: words.denied })],
    ["a duty turned into leave", turned("insurance", { modality: "may" })],
    ["a duty taken away", turned("insurance", { modality: "needNot" })],
    ["a right turned into a duty", turned("end", { modality: "shall" })],
    ["who is let off bound", turned("letOff", { modality: "shall" })],
    ["what is so denied", turned("law", { modality: "isNot" })],
    ["another sum of the quote", turned("rent", { values: [{ of, value }] })],
    ["another sum of the quote within words", turned("rent", { what: rentWhat, values: [] })],
    ["another sum of the quote, the other way round", turned("deposit", { what: words.deposit })],
    ["another currency", turned("deposit", { what: words.currency })],
    ["days for business days", turned("deposit", { what: words.days })],
    ["at most for at least", turned("end", { what: words.atMost })],
    ["a bound left out", turned("end", { what: words.noBound })],
    ["a superseded term", words.former],
    ["a superseded term out of what replaced it", turned("term", { what: words.formerOfAmendment })],
    ["a quote cut before its exception", turned("ban", { exception: null }, words.cut)],
    ["a condition left out", turned("end", { condition: null })],
    ["another condition", turned("end", { condition: words.otherCondition })],
    ["a condition that isn't there", turned("insurance", { condition: words.invented })],
    ["something else", turned("insurance", { what: words.other })],
    ["a second sentence", turned("insurance", { what: words.second })],
  ];
}
