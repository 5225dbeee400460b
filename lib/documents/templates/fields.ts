/** The fields of the templates and how each is asked for. Pure, client-safe. Source: behaviour §9. */
export const SALES_FIELDS = [
  "effectiveDate",
  "sellerName",
  "sellerAddress",
  "sellerRepresentative",
  "buyerName",
  "buyerAddress",
  "buyerRepresentative",
  "goodsDescription",
  "purchasePrice",
  "paymentTerms",
  "deliveryAddress",
  "deliveryDate",
  "warrantyPeriod",
  "governingLaw",
] as const;
export const SERVICE_FIELDS = [
  "effectiveDate",
  "providerName",
  "providerAddress",
  "providerRepresentative",
  "clientName",
  "clientAddress",
  "clientRepresentative",
  "servicesDescription",
  "startDate",
  "endDate",
  "compensationAmount",
  "paymentSchedule",
  "intellectualPropertyTerms",
  "governingLaw",
] as const;
/** The one field of a template that has no text of its own. */
export const FREE_TEXT_FIELDS = ["textContent"] as const;

export type TemplateField =
  (typeof SALES_FIELDS)[number] | (typeof SERVICE_FIELDS)[number] | (typeof FREE_TEXT_FIELDS)[number];
export type FieldKind = "date" | "single-line" | "multi-line" | "free-text";

/** Longest value of a field, and of a free text, in UTF-16 units (B-22.1). */
const MAX_FIELD_CHARS = 20_000;
const MAX_FREE_TEXT_CHARS = 1_000_000;
/** Height of the free-text area (B-9.5). */
export const FREE_TEXT_ROWS = 20;

/**
 * How a field is asked for: dates by a date input; addresses, descriptions, terms and schedules on several lines.
 * Source: B-9.6.
 */
export function fieldKind(field: TemplateField): FieldKind {
  if (field === "textContent") return "free-text";
  if (field.endsWith("Date")) return "date";
  return /(?:Address|Description|Terms|Schedule)$/.test(field) ? "multi-line" : "single-line";
}

/** The most characters a field may have (B-22.1). */
export function maxFieldChars(field: TemplateField): number {
  return field === "textContent" ? MAX_FREE_TEXT_CHARS : MAX_FIELD_CHARS;
}
