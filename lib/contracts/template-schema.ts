/** Input of creating a contract from a template. Client-safe. Source: B-21.11; limits: B-22.1. */
import { z } from "zod";
import { contractName, writtenText } from "@/lib/contracts/schema";
import { TEMPLATES, type TemplateType } from "@/lib/documents/templates/catalogue";
import { maxFieldChars, type TemplateField } from "@/lib/documents/templates/fields";

/** Most bytes of the call: a free text at its limit, each character escaped as `\uXXXX`, and what is around it. */
export const MAX_CREATE_BODY_BYTES = 8 * 1024 * 1024;

/** Something that can be seen: a value of invisible characters alone is as good as none. */
const VISIBLE = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
const fieldValue = (field: TemplateField) => writtenText.trim().min(1).max(maxFieldChars(field)).regex(VISIBLE);

/** Each field of the template is required, and no other is known (B-9.14). */
function bodyOf<T extends TemplateType>(type: T) {
  const shape = Object.fromEntries(TEMPLATES[type].fields.map((field) => [field, fieldValue(field)]));
  return z.object({ type: z.literal(type), name: contractName, fields: z.strictObject(shape) });
}

export const createFromTemplateBody = z.discriminatedUnion("type", [
  bodyOf("Sales Agreement"),
  bodyOf("Service Agreement"),
  bodyOf("Employment Contract"),
  bodyOf("Non-Disclosure Agreement"),
  bodyOf("Lease Agreement"),
  bodyOf("Partnership Agreement"),
  bodyOf("Other"),
]);
export type CreateFromTemplate = z.infer<typeof createFromTemplateBody>;
