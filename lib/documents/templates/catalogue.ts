/**
 * The seven templates: what each asks for, what stands in it beforehand, and its text. Pure, client-safe. Source:
 * behaviour §9.
 */
import type { Block } from "@/lib/documents/richtext/blocks";
import { FREE_TEXT_FIELDS, SALES_FIELDS, SERVICE_FIELDS, type TemplateField } from "./fields";
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

/**
 * What stands in the form of a template at the beginning: its defaults, and today in `effectiveDate`; "" elsewhere.
 * @param today the user's own day as `YYYY-MM-DD` (`localDay`), because date-only values never pass through UTC
 *   (B-6.10)
 */
export function initialValues(type: TemplateType, today: string): Record<string, string> {
  const { fields, defaults } = TEMPLATES[type];
  return Object.fromEntries(
    fields.map((field) => [field, field === "effectiveDate" ? today : (defaults[field] ?? "")]),
  );
}
