/** How contracts of the tests begin: a title, the day they are made on, and two parties. */
export const HEAD = {
  en: [
    "SUPPLY AGREEMENT",
    'This Agreement is made on 2 March 2026 between Northwind Timber Ltd (the "Supplier") and Marlow Books GmbH (the "Buyer").',
  ],
  ru: [
    "ДОГОВОР ПОСТАВКИ",
    "г. Тверь, 2 марта 2026 г.",
    "ООО «Северный лес», именуемое «Поставщик», и АО «Книжный дом», именуемое «Покупатель», заключили договор.",
  ],
  mn: [
    "НИЙЛҮҮЛЭХ ГЭРЭЭ",
    "2026 оны 3 дугаар сарын 2-ны өдөр, Улаанбаатар хот",
    "“Хойд Мод” ХХК (цаашид “Нийлүүлэгч” гэх) болон “Номын Өргөө” ХХК (цаашид “Худалдан авагч” гэх) байгуулав.",
  ],
};
