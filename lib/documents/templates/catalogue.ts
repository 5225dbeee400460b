/** The seven templates: their questions, default values and text. Pure, client-safe. Source: behaviour §9. */
import type { Language } from "@/lib/copy/languages";
import type { Block } from "@/lib/documents/richtext/blocks";
import {
  EMPLOYMENT_FIELDS,
  FREE_TEXT_FIELDS,
  GENERAL_FIELDS,
  LEASE_FIELDS,
  NON_DISCLOSURE_FIELDS,
  PARTNERSHIP_FIELDS,
  SALES_FIELDS,
  SERVICE_FIELDS,
  type TemplateField,
} from "./fields";
import { SALES_AGREEMENT, SERVICE_AGREEMENT } from "./agreements";

/** Template types (B-9.1). */
export const TEMPLATE_TYPES = [
  "Sales Agreement",
  "Service Agreement",
  "Employment Contract",
  "Non-Disclosure Agreement",
  "Lease Agreement",
  "Partnership Agreement",
  "Other",
] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];
/** Our own full text of each type, in one language. */
export type ReadyTexts = Readonly<Record<TemplateType, readonly Block[]>>;
export type ReadyText = { language: Language; text: readonly Block[] };
type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>;
/** `text` null: the contract is what is typed into its only field, `textContent`. */
export type Template = {
  type: TemplateType;
  fields: readonly TemplateField[];
  text: readonly Block[] | null;
  defaults: TemplateValues;
};

const freeText = (type: TemplateType, defaults: TemplateValues = {}): Template => ({
  type,
  fields: FREE_TEXT_FIELDS,
  text: null,
  defaults,
});

export const TEMPLATES: Readonly<Record<TemplateType, Template>> = {
  "Sales Agreement": {
    type: "Sales Agreement",
    fields: SALES_FIELDS,
    text: SALES_AGREEMENT,
    defaults: { paymentTerms: "Payment due within 30 days of delivery", warrantyPeriod: "90 days" },
  },
  "Service Agreement": {
    type: "Service Agreement",
    fields: SERVICE_FIELDS,
    text: SERVICE_AGREEMENT,
    defaults: {
      intellectualPropertyTerms: "All intellectual property created under this agreement shall belong to the Client.",
    },
  },
  "Employment Contract": freeText("Employment Contract"),
  "Non-Disclosure Agreement": freeText("Non-Disclosure Agreement"),
  "Lease Agreement": freeText("Lease Agreement"),
  "Partnership Agreement": freeText("Partnership Agreement"),
  Other: freeText("Other", { textContent: "Insert your contract text here..." }),
};

/** The fields of our full text of each type, in any language (B-9.16). */
export const READY_FIELDS: Readonly<Record<TemplateType, readonly TemplateField[]>> = {
  "Sales Agreement": SALES_FIELDS,
  "Service Agreement": SERVICE_FIELDS,
  "Employment Contract": EMPLOYMENT_FIELDS,
  "Non-Disclosure Agreement": NON_DISCLOSURE_FIELDS,
  "Lease Agreement": LEASE_FIELDS,
  "Partnership Agreement": PARTNERSHIP_FIELDS,
  Other: GENERAL_FIELDS,
};

/** The fields of a type as documented, or of our full text for it. */
export function listFields(type: TemplateType, language: Language | null): readonly TemplateField[] {
  return language === null ? TEMPLATES[type].fields : READY_FIELDS[type];
}

/**
 * Initial values of a template's form: its defaults, and today in `effectiveDate`; "" elsewhere.
 * @param today the user's own day as `YYYY-MM-DD` (`localDay`), because date-only values never pass through UTC
 * (B-6.10)
 * @param language of our full text; null for the documented one
 */
export function initialValues(
  type: TemplateType,
  today: string,
  language: Language | null = null,
): Record<string, string> {
  const fields = listFields(type, language);
  const defaults = language === null ? TEMPLATES[type].defaults : readyDefaults(type, language);
  return Object.fromEntries(
    fields.map((field) => [field, field === "effectiveDate" ? today : (defaults[field] ?? "")]),
  );
}

// Default values of our full texts, in the language of the text. Source: B-9.16.

type Values = Readonly<Partial<Record<TemplateField, string>>>;

/** The defaults of a type's fields; none for what only the parties can know. */
function readyDefaults(type: TemplateType, language: Language): Values {
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
