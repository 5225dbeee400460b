import type { Language } from "@/lib/copy/languages";

/** What parties are called in the three languages, one role a line; several names of one role are parted by a slash. */
export const ROLES: readonly Readonly<Record<Language, readonly string[]>>[] = [
  "Seller/Vendor | Худалдагч | Продавец",
  "Buyer/Purchaser | Худалдан авагч | Покупатель",
  "Supplier | Нийлүүлэгч | Поставщик",
  "Customer/Client | Захиалагч/Үйлчлүүлэгч | Заказчик/Клиент",
  "Contractor | Гүйцэтгэгч | Подрядчик/Исполнитель",
  "Lessor/Landlord | Түрээслүүлэгч | Арендодатель",
  "Lessee/Tenant | Түрээслэгч | Арендатор",
  "Lender | Зээлдүүлэгч | Займодавец/Заимодавец/Кредитор",
  "Borrower | Зээлдэгч | Заёмщик/Заемщик",
  "Employer | Ажил олгогч | Работодатель",
  "Employee | Ажилтан | Работник",
  "Disclosing Party | Задруулагч тал/Мэдээлэл өгөгч | Раскрывающая сторона",
  "Receiving Party | Хүлээн авагч тал/Мэдээлэл хүлээн авагч | Получающая сторона",
  "Distributor | Түгээгч/Дистрибьютер | Дистрибьютор",
  "Carrier | Тээвэрлэгч | Перевозчик",
  "Shipper/Consignor | Илгээгч/Ачаа илгээгч | Грузоотправитель",
  "Licensor | Лиценз олгогч | Лицензиар",
  "Licensee | Лиценз авагч | Лицензиат",
  "Pledgor | Барьцаалуулагч | Залогодатель",
  "Pledgee | Барьцаалагч | Залогодержатель",
  "Guarantor | Батлан даагч | Поручитель/Гарант",
  "Insurer | Даатгагч | Страховщик",
  "Insured | Даатгуулагч | Страхователь",
  "Agent | Төлөөлөгч | Агент",
  "Principal | Төлөөлүүлэгч | Принципал",
  "Consultant | Зөвлөх | Консультант",
].map((line) => {
  const [en = "", mn = "", ru = ""] = line.split(" | ");
  return { en: en.split("/"), mn: mn.split("/"), ru: ru.split("/") };
});
