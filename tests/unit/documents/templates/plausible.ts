/** Values as a small firm would enter them, in each language. */
import type { Language } from "@/lib/copy/languages";
import { initialValues, type TemplateType } from "@/lib/documents/templates/catalogue";

const DAYS = {
  effectiveDate: "2026-03-02",
  startDate: "2026-03-09",
  endDate: "2027-03-08",
  deliveryDate: "2026-04-21",
};

export const PARTIES: Readonly<Record<Language, readonly [Party, Party]>> = {
  en: [
    { name: "Northwind Timber Ltd", address: "4 Mill Lane, Cork", person: "Ann Reed, Director" },
    { name: "Marlow Books GmbH", address: "9 Ringstrasse, Vienna", person: "Otto Kern, Managing Director" },
  ],
  ru: [
    { name: "ООО «Северный лес»", address: "Москва, ул. Садовая, д. 4", person: "Лебедев Иван Петрович, директор" },
    { name: "АО «Книжный дом»", address: "Казань, ул. Речная, д. 9", person: "Орлова Анна Сергеевна, директор" },
  ],
  mn: [
    { name: "“Хойд Мод” ХХК", address: "Улаанбаатар, Сүхбаатар дүүрэг, 1-р хороо", person: "Б. Болд, захирал" },
    { name: "“Номын Өргөө” ХХК", address: "Дархан-Уул аймаг, Дархан сум, 4-р баг", person: "Д. Сараа, захирал" },
  ],
};
type Party = { name: string; address: string; person: string };

const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    goodsDescription: "Forty (40) oak tables, 180 × 90 cm, oiled",
    purchasePrice: "EUR 24,000",
    paymentTerms: "Within thirty (30) days after receipt of an invoice",
    deliveryAddress: "9 Ringstrasse, Vienna",
    servicesDescription: "Monthly reports on the punctuality of trains",
    compensationAmount: "EUR 60,000",
    paymentSchedule: "Twelve (12) equal instalments, each within thirty (30) days of an invoice",
    employeeName: "Mary Quinn",
    jobTitle: "Accountant",
    dutiesDescription: "Bookkeeping, monthly accounts and tax returns",
    workplaceAddress: "4 Mill Lane, Cork",
    salaryAmount: "EUR 3,200",
    purposeDescription: "The joint development of a catalogue of furniture",
    premisesDescription: "An office of 42 square metres on the second floor",
    premisesAddress: "10 Quay Street, Cork",
    permittedUse: "an office of bookkeepers",
    rentAmount: "EUR 1,450",
    depositAmount: "EUR 2,900",
    firstContributionDescription: "EUR 20,000 in money",
    secondContributionDescription: "A van and the use of its workshop",
    subjectDescription: "The upkeep of the garden at 10 Quay Street, Cork",
    firstDutiesDescription: "Mow the lawn each week and trim the hedges twice a year",
    secondDutiesDescription: "Give access to the garden and provide water",
    priceAmount: "EUR 4,800",
    governingLaw: "Ireland",
  },
  ru: {
    goodsDescription: "Сорок (40) дубовых столов, 180 × 90 см",
    purchasePrice: "2400000 рублей",
    deliveryAddress: "Казань, ул. Речная, д. 9",
    servicesDescription: "Ежемесячные отчёты о движении товаров на складе",
    compensationAmount: "600000 рублей",
    paymentSchedule: "Ежемесячно равными частями в течение десяти (10) дней после получения счёта",
    employeeName: "Смирнова Мария Ивановна",
    jobTitle: "бухгалтер",
    dutiesDescription: "Ведение учёта, подготовка отчётности и налоговых деклараций",
    workplaceAddress: "Москва, ул. Садовая, д. 4",
    salaryAmount: "90000 рублей",
    purposeDescription: "Совместная подготовка каталога мебели",
    premisesDescription: "Офис площадью 42 квадратных метра на втором этаже",
    premisesAddress: "Казань, ул. Речная, д. 10",
    permittedUse: "размещение офиса",
    rentAmount: "45000 рублей",
    depositAmount: "90000 рублей",
    firstContributionDescription: "Деньги в размере 500000 рублей",
    secondContributionDescription: "Грузовой автомобиль и право пользования мастерской",
    subjectDescription: "Уход за садом по адресу: Казань, ул. Речная, д. 10",
    firstDutiesDescription: "Еженедельно косить траву и дважды в год подстригать кусты",
    secondDutiesDescription: "Предоставлять доступ в сад и воду",
    priceAmount: "120000 рублей",
    governingLaw: "Россия",
  },
  mn: {
    goodsDescription: "Дөчин (40) ширхэг царс модон ширээ, 180 × 90 см",
    purchasePrice: "24000000 төгрөг",
    deliveryAddress: "Дархан-Уул аймаг, Дархан сум, 4-р баг",
    servicesDescription: "Агуулахын барааны хөдөлгөөний сарын тайлан гаргах",
    compensationAmount: "60000000 төгрөг",
    paymentSchedule: "Сар бүр тэнцүү хувааж, нэхэмжлэх авснаас хойш арав (10) хоногийн дотор",
    employeeName: "Г. Номин",
    jobTitle: "нягтлан бодогч",
    dutiesDescription: "Бүртгэл хөтлөх, сарын болон татварын тайлан гаргах",
    workplaceAddress: "Улаанбаатар, Сүхбаатар дүүрэг, 1-р хороо",
    salaryAmount: "2500000 төгрөг",
    purposeDescription: "Тавилгын каталог хамтран бэлтгэх",
    premisesDescription: "Хоёрдугаар давхрын 42 м.кв оффис",
    premisesAddress: "Улаанбаатар, Баянзүрх дүүрэг, 3-р хороо",
    permittedUse: "оффис",
    rentAmount: "1500000 төгрөг",
    depositAmount: "3000000 төгрөг",
    firstContributionDescription: "20000000 төгрөг",
    secondContributionDescription: "Ачааны автомашин, цехээ ашиглуулах эрх",
    subjectDescription: "Цэцэрлэгийг арчлах",
    firstDutiesDescription: "Долоо хоног бүр зүлэг хадаж, жилд хоёр удаа бут тайрах",
    secondDutiesDescription: "Цэцэрлэгт нэвтрүүлж, усаар хангах",
    priceAmount: "4800000 төгрөг",
    governingLaw: "Монгол Улс",
  },
};
const FIRST = /^(?:seller|provider|employer|landlord|firstParty)(Name|Address|Representative)$/u;
const SECOND = /^(?:buyer|client|employee|tenant|secondParty)(Name|Address|Representative)$/u;

/** Every field of our text of a type, filled. */
export function plausibleValues(type: TemplateType, language: Language): Record<string, string> {
  const begun = initialValues(type, DAYS.effectiveDate, language);
  return Object.fromEntries(Object.keys(begun).map((field) => [field, begun[field] || valueOf(field, language)]));
}

function valueOf(field: string, language: Language): string {
  const written = WORDS[language][field] ?? (DAYS as Readonly<Record<string, string>>)[field];
  if (written !== undefined) return written;
  const [first, second] = PARTIES[language];
  const part = (FIRST.exec(field) ?? SECOND.exec(field))?.[1];
  const party = FIRST.test(field) ? first : second;
  if (part === "Name") return party.name;
  if (part === "Address") return party.address;
  if (part === "Representative") return party.person;
  throw new Error(`no plausible value of ${field}`);
}
