/**
 * The seven templates: what each asks for, what stands in it beforehand, and its text. Pure, client-safe. Source:
 * behaviour §9.
 */
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
import { readyDefaults } from "./ready-defaults";
import { SALES_AGREEMENT } from "./sales-agreement";
import { SERVICE_AGREEMENT } from "./service-agreement";

/** Types of templates (B-9.1). */
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
/** `text` null: the contract is what is typed into the one field `textContent`. */
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

/** What our full text of each type asks for, in any language (B-9.16). */
export const READY_FIELDS: Readonly<Record<TemplateType, readonly TemplateField[]>> = {
  "Sales Agreement": SALES_FIELDS,
  "Service Agreement": SERVICE_FIELDS,
  "Employment Contract": EMPLOYMENT_FIELDS,
  "Non-Disclosure Agreement": NON_DISCLOSURE_FIELDS,
  "Lease Agreement": LEASE_FIELDS,
  "Partnership Agreement": PARTNERSHIP_FIELDS,
  Other: GENERAL_FIELDS,
};

/** The fields of a type as documented, or of our full text of it. */
export function fieldsOf(type: TemplateType, language: Language | null): readonly TemplateField[] {
  return language === null ? TEMPLATES[type].fields : READY_FIELDS[type];
}

/**
 * What stands in the form of a template at the beginning: its defaults, and today in `effectiveDate`; "" elsewhere.
 * @param today the user's own day as `YYYY-MM-DD` (`localDay`), because date-only values never pass through UTC
 *   (B-6.10)
 * @param language of our full text; null for what is documented
 */
export function initialValues(
  type: TemplateType,
  today: string,
  language: Language | null = null,
): Record<string, string> {
  const fields = fieldsOf(type, language);
  const defaults = language === null ? TEMPLATES[type].defaults : readyDefaults(type, language);
  return Object.fromEntries(
    fields.map((field) => [field, field === "effectiveDate" ? today : (defaults[field] ?? "")]),
  );
}
