import "server-only";
import type { Actor } from "@/lib/access/actor";
import { findTemplateFields } from "@/lib/contracts/templates/templates";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { listFields, TEMPLATE_TYPES, type TemplateType } from "@/lib/documents/templates/catalogue";
import { fieldKind, maxFieldChars, type FieldKind } from "@/lib/documents/templates/fields";
import { MAX_OWN_VALUE_CHARS } from "@/lib/contracts/templates/template-schema";

export type FieldSpec = {
  key: string;
  label: string;
  /** Under which it may stand in a table, beside its key. */
  otherLabels: readonly string[];
  kind: FieldKind;
  isRequired: boolean;
  mostChars: number;
};
/** `type` null: a contract of the caller's, or shared with them, whose fields stand in its text. */
export type TemplateSource = {
  id: string;
  name: string;
  type: TemplateType | null;
  language: Language | null;
  fields: readonly FieldSpec[];
};

/** @throws AppError `contractNotFound`, `notReadYet` */
export async function findSource(actor: Actor, id: string, language: Language | undefined): Promise<TemplateSource> {
  const type = TEMPLATE_TYPES.find((one) => one === id);
  if (type !== undefined) return readySource(actor, type, language ?? null);
  const { name, fields } = await findTemplateFields(actor, id);
  const specs = fields.map((key): FieldSpec => ({
    key,
    label: key,
    otherLabels: [`{{${key}}}`],
    kind: "multi-line",
    isRequired: false,
    mostChars: MAX_OWN_VALUE_CHARS,
  }));
  return { id, name, type: null, language: null, fields: specs };
}

function readySource(actor: Actor, type: TemplateType, language: Language | null): TemplateSource {
  const words = copyFor(actor.language);
  const fields = listFields(type, language).map((field): FieldSpec => ({
    key: field,
    label: words.templates.fields[field],
    otherLabels: LANGUAGES.map((one) => copyFor(one).templates.fields[field]),
    kind: fieldKind(field),
    isRequired: true,
    mostChars: maxFieldChars(field),
  }));
  return { id: type, name: words.contracts.types[type], type, language, fields };
}
