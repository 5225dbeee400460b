/** The template fields and their kinds of input. Pure, client-safe. Source: behaviour §9. */
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
const party = <T extends string>(role: T) => [`${role}Name`, `${role}Address`, `${role}Representative`] as const;

/** The fields of our full texts of the other types (B-9.16). */
export const EMPLOYMENT_FIELDS = [
  "effectiveDate",
  ...party("employer"),
  "employeeName",
  "employeeAddress",
  "jobTitle",
  "dutiesDescription",
  "workplaceAddress",
  "startDate",
  "salaryAmount",
  "paymentSchedule",
  "workingHours",
  "annualLeave",
  "governingLaw",
] as const;
export const NON_DISCLOSURE_FIELDS = [
  "effectiveDate",
  ...party("firstParty"),
  ...party("secondParty"),
  "purposeDescription",
  "confidentialityPeriod",
  "governingLaw",
] as const;
export const LEASE_FIELDS = [
  "effectiveDate",
  ...party("landlord"),
  ...party("tenant"),
  "premisesDescription",
  "premisesAddress",
  "permittedUse",
  "startDate",
  "endDate",
  "rentAmount",
  "paymentTerms",
  "depositAmount",
  "governingLaw",
] as const;
export const PARTNERSHIP_FIELDS = [
  "effectiveDate",
  ...party("firstParty"),
  ...party("secondParty"),
  "purposeDescription",
  "firstContributionDescription",
  "secondContributionDescription",
  "firstShare",
  "secondShare",
  "startDate",
  "governingLaw",
] as const;
export const GENERAL_FIELDS = [
  "effectiveDate",
  ...party("firstParty"),
  ...party("secondParty"),
  "subjectDescription",
  "firstDutiesDescription",
  "secondDutiesDescription",
  "priceAmount",
  "paymentTerms",
  "startDate",
  "endDate",
  "governingLaw",
] as const;
/** The only field of a template without its own text. */
export const FREE_TEXT_FIELDS = ["textContent"] as const;

export type TemplateField =
  | (typeof SALES_FIELDS)[number]
  | (typeof SERVICE_FIELDS)[number]
  | (typeof EMPLOYMENT_FIELDS)[number]
  | (typeof NON_DISCLOSURE_FIELDS)[number]
  | (typeof LEASE_FIELDS)[number]
  | (typeof PARTNERSHIP_FIELDS)[number]
  | (typeof GENERAL_FIELDS)[number]
  | (typeof FREE_TEXT_FIELDS)[number];
export type FieldKind = "date" | "single-line" | "multi-line" | "free-text";

/** Maximum length of a field and of a free text, in UTF-16 units (B-22.1). */
const MAX_FIELD_CHARS = 20_000;
const MAX_FREE_TEXT_CHARS = 1_000_000;
/** Height of the free-text area (B-9.5). */
export const FREE_TEXT_ROWS = 20;

/**
 * The kind of input of a field: dates by a date input; addresses, descriptions, terms and schedules on several lines.
 * Source: B-9.6.
 */
export function fieldKind(field: TemplateField): FieldKind {
  if (field === "textContent") return "free-text";
  if (field.endsWith("Date")) return "date";
  return /(?:Address|Description|Terms|Schedule)$/.test(field) ? "multi-line" : "single-line";
}

/** Maximum characters of a field (B-22.1). */
export function maxFieldChars(field: TemplateField): number {
  return field === "textContent" ? MAX_FREE_TEXT_CHARS : MAX_FIELD_CHARS;
}

const PARTY_FIELD =
  /^(seller|buyer|provider|client|employer|employee|landlord|tenant|firstParty|secondParty)(?:Name|Address|Representative)$/;
/** What a field is about: a party, the contract as a whole, or what is agreed. */
export type FieldGroup =
  | "seller"
  | "buyer"
  | "provider"
  | "client"
  | "employer"
  | "employee"
  | "landlord"
  | "tenant"
  | "firstParty"
  | "secondParty"
  | "contract"
  | "terms";

/** Fields in order, grouped by party so that a form shows whose they are. Source: B-9.16. */
export function fieldGroups(fields: readonly TemplateField[]): { group: FieldGroup; fields: TemplateField[] }[] {
  const groups: { group: FieldGroup; fields: TemplateField[] }[] = [];
  for (const field of fields) {
    const party = PARTY_FIELD.exec(field)?.[1] as FieldGroup | undefined; // the words of the pattern
    const group = party ?? (groups.length > 1 ? "terms" : "contract");
    const last = groups.at(-1);
    if (last?.group === group) last.fields.push(field);
    else groups.push({ group, fields: [field] });
  }
  return groups;
}
