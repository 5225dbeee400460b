/** What stands in the fields of our full texts beforehand, in the language of the text. Pure. Source: B-9.16. */
import type { Language } from "@/lib/copy/languages";
import type { TemplateType } from "./catalogue";
import type { TemplateField } from "./fields";

type Values = Readonly<Partial<Record<TemplateField, string>>>;

/** The beginnings of a type's fields; none where only the parties can know. */
export function readyDefaults(type: TemplateType, language: Language): Values {
  return { governingLaw: LAWS[language], ...DEFAULTS[language][type] };
}

const LAWS: Readonly<Record<Language, string>> = { en: "", ru: "", mn: "Монгол Улс" };

const DEFAULTS: Readonly<Record<Language, Readonly<Partial<Record<TemplateType, Values>>>>> = {
  en: {
    "Sales Agreement": { paymentTerms: "Payment due within 30 days of delivery", warrantyPeriod: "90 days" },
    "Service Agreement": {
      intellectualPropertyTerms: "All intellectual property created under this agreement shall belong to the Client.",
    },
    "Employment Contract": {
      paymentSchedule: "Once a month, no later than the fifth (5th) day of the following month",
      workingHours: "forty (40) hours a week, from Monday to Friday",
      annualLeave: "twenty (20) working days",
    },
    "Non-Disclosure Agreement": { confidentialityPeriod: "three (3) years" },
    "Lease Agreement": { paymentTerms: "Monthly in advance, no later than the fifth (5th) day of each month" },
    "Partnership Agreement": { firstShare: "50 per cent", secondShare: "50 per cent" },
    Other: { paymentTerms: "Within thirty (30) days after receipt of an invoice" },
  },
  ru: {
    "Sales Agreement": { paymentTerms: "Оплата в течение 30 дней после передачи Товара", warrantyPeriod: "90 дней" },
    "Service Agreement": {
      intellectualPropertyTerms: "Права на всё, что создано при исполнении Договора, принадлежат Заказчику.",
    },
    "Employment Contract": {
      paymentSchedule: "Два раза в месяц, десятого (10) и двадцать пятого (25) числа",
      workingHours: "сорок (40) часов в неделю, с понедельника по пятницу",
      annualLeave: "двадцать восемь (28) календарных дней",
    },
    "Non-Disclosure Agreement": { confidentialityPeriod: "три (3) года" },
    "Lease Agreement": { paymentTerms: "Ежемесячно вперёд, не позднее пятого (5) числа каждого месяца" },
    "Partnership Agreement": { firstShare: "50 %", secondShare: "50 %" },
    Other: { paymentTerms: "В течение тридцати (30) дней после получения счёта" },
  },
  mn: {
    "Sales Agreement": {
      paymentTerms: "Барааг хүлээлгэж өгснөөс хойш 30 хоногийн дотор төлнө",
      warrantyPeriod: "90 хоног",
    },
    "Service Agreement": {
      intellectualPropertyTerms: "Гэрээг биелүүлэх явцад бий болсон оюуны өмчийн бүх эрх Захиалагчид хамаарна.",
    },
    "Employment Contract": {
      paymentSchedule: "Сард хоёр удаа, сар бүрийн 10-ны болон 25-ны өдөр",
      workingHours: "долоо хоногт 40 (дөчин) цаг, Даваагаас Баасан гараг хүртэл",
      annualLeave: "ажлын 15 (арван тав) өдөр",
    },
    "Non-Disclosure Agreement": { confidentialityPeriod: "3 (гурван) жил" },
    "Lease Agreement": { paymentTerms: "Сар бүр урьдчилан, тухайн сарын 5-ны өдрийн дотор" },
    "Partnership Agreement": { firstShare: "50 хувь", secondShare: "50 хувь" },
    Other: { paymentTerms: "Нэхэмжлэх хүлээн авснаас хойш 30 (гуч) хоногийн дотор" },
  },
};
