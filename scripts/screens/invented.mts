/** The contracts and comments in the screenshots: people, firms and figures are invented. */
export type Language = "en" | "mn" | "ru";
/** `quote` is in the text; `reply` is the owner's. */
export type Remark = { quote: string; text: string; reply?: string };

const EN = {
  effectiveDate: "2026-12-01",
  sellerName: "Altan Trade LLC",
  sellerAddress: "12 Peace Avenue, Ulaanbaatar",
  sellerRepresentative: "S. Ganbold",
  buyerName: "Khangai Foods JSC",
  buyerAddress: "4 Industrial Street, Darkhan",
  buyerRepresentative: "D. Temuulen",
  goodsDescription: "Dried fruit, nuts and edible oils as listed in Annex A.",
  purchasePrice: "MNT 1,840,000,000",
  paymentTerms: "Payment due within 60 days of written acceptance of the Goods",
  deliveryAddress: "Warehouse 3, Songinokhairkhan district, Ulaanbaatar",
  deliveryDate: "2027-01-31",
  warrantyPeriod: "90 days",
  governingLaw: "Mongolia",
};
const MN = {
  ...EN,
  sellerName: "“Алтан Худалдаа” ХХК",
  sellerAddress: "Улаанбаатар хот, Энх тайвны өргөн чөлөө 12",
  sellerRepresentative: "С. Ганболд",
  buyerName: "“Хангай Хүнс” ХК",
  buyerAddress: "Дархан хот, Үйлдвэрийн гудамж 4",
  buyerRepresentative: "Д. Тэмүүлэн",
  goodsDescription: "Хавсралт А-д заасан хатаасан жимс, самар, ургамлын тос.",
  purchasePrice: "1840000000 төгрөг",
  paymentTerms: "Барааг бичгээр хүлээн авснаас хойш 60 хоногийн дотор төлнө",
  deliveryAddress: "Улаанбаатар хот, Сонгинохайрхан дүүрэг, 3-р агуулах",
  warrantyPeriod: "90 хоног",
  governingLaw: "Монгол Улс",
};
const RU = {
  ...EN,
  sellerName: "ООО «Алтан Трейд»",
  sellerAddress: "г. Улан-Батор, проспект Мира, 12",
  sellerRepresentative: "С. Ганболд",
  buyerName: "АО «Хангай Фудс»",
  buyerAddress: "г. Дархан, Промышленная улица, 4",
  buyerRepresentative: "Д. Тэмуулэн",
  goodsDescription: "Сухофрукты, орехи и растительные масла по приложению А.",
  purchasePrice: "1 840 000 000 тугриков",
  paymentTerms: "Оплата в течение 60 дней после письменной приёмки Товара",
  deliveryAddress: "г. Улан-Батор, район Сонгинохайрхан, склад 3",
  warrantyPeriod: "90 дней",
  governingLaw: "Монголия",
};

export const TEXTS: Record<Language, { name: string; fields: Record<string, string> }> = {
  en: { name: "Supply Agreement SA-2026/14", fields: EN },
  mn: { name: "Нийлүүлэх гэрээ НГ-2026/14", fields: MN },
  ru: { name: "Договор поставки ДП-2026/14", fields: RU },
};

export const REMARKS: Record<Language, readonly Remark[]> = {
  en: [
    { quote: EN.goodsDescription, text: "Annex A is not attached yet. Who sends it?" },
    {
      quote: EN.paymentTerms,
      text: "60 days after acceptance is too long. Finance can live with 45 from delivery.",
      reply: "Offered 45 on the phone, they are asking their director.",
    },
    { quote: "material breach", text: "Should late payment count as one?" },
    { quote: EN.deliveryAddress, text: "Unloading is on their side there, please check." },
  ],
  mn: [
    { quote: MN.goodsDescription, text: "Хавсралт А хараахан ирээгүй байна. Хэн явуулах вэ?" },
    {
      quote: MN.paymentTerms,
      text: "60 хоног хэт урт. Санхүү 45 хоногийг зөвшөөрнө.",
      reply: "45 хоног санал болгосон.",
    },
  ],
  ru: [
    { quote: RU.goodsDescription, text: "Приложения А ещё нет. Кто его пришлёт?" },
    {
      quote: RU.paymentTerms,
      text: "60 дней — слишком долго. Финансы согласны на 45.",
      reply: "Предложили 45, ждём ответа.",
    },
  ],
};

/** Questions to the owner. */
export const MENTIONS = ["shall I offer 45 days?", "the lease notice, please look"];

/** Our wording in the returned file, and theirs instead. */
export const CHANGED_WORDS: readonly (readonly [string, string])[] = [
  ["within 60 days", "within 90 days"],
  ["Dried fruit", "Dried and fresh fruit"],
];

/** Uploaded as text files, read and analysed; each ends that many days from now. */
export const UPLOADS = [
  {
    name: "Warehouse lease, Songinokhairkhan",
    type: "Lease Agreement",
    days: 9,
    text: (end: string) =>
      `LEASE AGREEMENT\n\nThis Agreement is made between Tuul Estate LLC (the "Landlord") and Altan Trade LLC (the "Tenant").\n\n1. Term\nThis Agreement ends on ${end}.\n\n2. Rent\nThe rent is MNT 18,000,000 a month.\n\n3. Law\nThis Agreement is governed by the laws of Mongolia.\n`,
  },
  {
    name: "Refrigerated transport",
    type: "Service Agreement",
    days: 37,
    text: (end: string) =>
      `SERVICE AGREEMENT\n\nThis Agreement is made between Steppe Freight LLC (the "Carrier") and Altan Trade LLC (the "Client").\n\n1. Term\nThis Agreement ends on ${end}.\n\n2. Price\nThe price is MNT 388,400,000 a year.\n\n3. Liability\nThe Client waives all claims against the Carrier.\n`,
  },
  {
    name: "Forklift maintenance",
    type: "Service Agreement",
    days: 220,
    text: (end: string) =>
      `SERVICE AGREEMENT\n\nThis Agreement is made between Erdes Machines LLC (the "Supplier") and Altan Trade LLC (the "Client").\n\n1. Term\nThis Agreement ends on ${end}.\n\n2. Price\nThe price is MNT 41,200,000.\n`,
  },
] as const;
