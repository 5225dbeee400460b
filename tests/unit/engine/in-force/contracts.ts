/** Small contracts of several parts, of which some prevail over others and some only disagree. */

const lines = (...all: string[]) => all.join("\n");

const SERVICES = [
  "1. SERVICES",
  "1.1 The Caterer serves lunch at the Client's canteen on every working day.",
  "1.2 The Client provides the kitchen, water and electricity.",
  "2. QUALITY",
  "2.1 The Caterer keeps the kitchen clean and its staff trained.",
  "2.2 The Client may inspect the kitchen at any time.",
];
const LAW_EN = "9.1 This Agreement is governed by the laws of Ireland.";

/** An order whose special terms come first and change clauses of the terms behind it. */
export const specialTermsFirst = lines(
  "ORDER FORM 77",
  'Alder Works Ltd (the "Client") orders from Birch Catering Ltd (the "Caterer") on 4 May 2026.',
  "",
  "Part 2. Special Terms",
  "",
  'S1. Payment. In clause 4.1 of the Terms, "fourteen (14) days of the invoice" is replaced by "forty (40) days of receipt of the invoice".',
  "S2. Break. Despite clause 5.1 of the Terms, the Client may end this Agreement on 31 May 2028 by 60 days' written notice.",
  "S3. Menus. The Caterer changes the menu each week.",
  "",
  "BIRCH CATERING TERMS",
  "",
  ...SERVICES,
  "3. PRECEDENCE",
  "3.1 If the documents conflict, the Special Terms in the Order Form come first, then these Terms, then the Schedules.",
  "4. PAYMENT",
  "4.1 The Client shall pay each invoice within fourteen (14) days of the invoice.",
  "4.2 Sums paid late bear interest at 4 % a year.",
  "5. TERM",
  "5.1 Neither party may terminate for convenience.",
  "6. LAW",
  "6.1 This Agreement is governed by the laws of Ireland.",
);

/** An order that prevails, and says the same matter in other words and with no clause's number. */
export const orderPrevails = (payment: string) =>
  lines(
    "PURCHASE ORDER No. 31",
    'Alder Works Ltd (the "Client") and Birch Catering Ltd (the "Caterer") agree on 4 May 2026 as follows.',
    payment,
    "The Caterer delivers the tables within 10 days of this order.",
    "",
    "GENERAL TERMS AND CONDITIONS",
    "",
    ...SERVICES,
    "4. PAYMENT",
    "4.1 The Client pays each invoice within 30 days of its receipt.",
    "5. CONFLICT",
    "5.1 In the event of any conflict between the Purchase Order and these Terms, the Purchase Order shall prevail.",
    "6. LAW",
    "6.1 This Agreement is governed by the laws of Ireland.",
  );

/** A clause of the same contract that changes another one outright. */
export const bodyChangesBody = (change: string) =>
  lines(
    "CATERING AGREEMENT",
    'Alder Works Ltd (the "Client") and Birch Catering Ltd (the "Caterer") agree on 4 May 2026 as follows.',
    ...SERVICES,
    "4. PAYMENT",
    "4.1 The Client pays each invoice within 30 days of its receipt.",
    "5. NOTICE",
    "5.1 Either party may terminate this Agreement by two months' written notice.",
    "8. GENERAL",
    change,
    LAW_EN,
  );

/** A lease of a shop with the given clauses. */
export const lease = (...clauses: string[]) =>
  lines(
    "LEASE OF A SHOP",
    'Cedar Estates Ltd (the "Landlord") and Dogwood Books Ltd (the "Tenant") agree on 2 March 2026 as follows.',
    "1. The shop",
    "1.1 The Landlord lets the shop at 4 Mill Street to the Tenant for five years.",
    "1.2 The Tenant sells books there.",
    "2. Repairs",
    "2.1 The Landlord keeps the roof in repair, the Tenant the inside.",
    "2.2 The Tenant may put up shelves.",
    "3. More",
    ...clauses,
    "Signed: ____________ Landlord     Signed: ____________ Tenant",
  );

/** A Russian hire of machines whose annex prevails, or not. */
export const hireRu = (precedence: string, annex: readonly string[], ...clauses: string[]) =>
  lines(
    "ДОГОВОР АРЕНДЫ СТАНКОВ",
    "ООО «Ольха» (далее – Арендодатель) и ООО «Клён» (далее – Арендатор) заключили договор 3 марта 2026 года.",
    "1. Предмет",
    "1.1. Арендодатель передаёт Арендатору два станка во временное пользование.",
    "1.2. Вывозить станки из цеха без письменного согласия Арендодателя запрещено.",
    "2. Оплата",
    "2.1. Арендатор оплачивает счёт Арендодателя в течение 10 дней со дня его получения.",
    "2.2. Арендодатель чинит станки за свой счёт.",
    "3. Прочее",
    precedence,
    ...clauses,
    "3.9. К договору применяется право Российской Федерации.",
    "Арендодатель ____________     Арендатор ____________",
    "",
    "Приложение № 1. УСЛОВИЯ АРЕНДЫ",
    "",
    ...annex,
  );

/** A Mongolian lease of an office whose annex prevails, or not. */
export const leaseMn = (precedence: string, annex: readonly string[], ...clauses: string[]) =>
  lines(
    "ОФФИС ТҮРЭЭСЛЭХ ГЭРЭЭ",
    "“Хус” ХХК (цаашид “Түрээслүүлэгч” гэх), “Өд” ХХК (цаашид “Түрээслэгч” гэх) 2026 оны 3 дугаар сарын 3-нд байгуулав.",
    "1. Гэрээний зүйл",
    "1.1. Түрээслүүлэгч 40 м.кв оффисыг Түрээслэгчид түрээслүүлнэ.",
    "1.2. Түрээслэгч оффисыг цэвэр байлгана.",
    "2. Төлбөр",
    "2.1. Түрээслэгч нэхэмжлэхийг хүлээн авснаас хойш 10 хоногийн дотор төлнө.",
    "2.2. Түрээслүүлэгч дээврийн засварыг хариуцна.",
    "3. Бусад",
    precedence,
    ...clauses,
    "3.9. Гэрээнд Монгол Улсын хууль үйлчилнэ.",
    "Түрээслүүлэгч ____________     Түрээслэгч ____________",
    "",
    "ХАВСРАЛТ 1. ТҮРЭЭСИЙН НӨХЦӨЛ",
    "",
    ...annex,
  );
