/** Input for creating a contract from a template. Client-safe. Source: B-21.11; limits: B-22.1. */
import { z } from "zod";
import { named } from "@/lib/answer";
import { contractName, writtenText } from "@/lib/contracts/schema";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { listFields, type TemplateType } from "@/lib/documents/templates/catalogue";
import { MOST_FIELD_NAMES } from "@/lib/documents/templates/own-fields";
import { maxFieldChars, type TemplateField } from "@/lib/documents/templates/fields";

/** Most bytes of the request: a free text at its limit, each character escaped as `\uXXXX`, and the rest. */
export const MAX_CREATE_BODY_BYTES = 8 * 1024 * 1024;

/** Something visible: a value of invisible characters counts as empty. */
const VISIBLE = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
const fieldValue = (field: TemplateField) => writtenText.trim().min(1).max(maxFieldChars(field)).regex(VISIBLE);

const FIELD_NAME_CHARS = 100;
export const MAX_OWN_VALUE_CHARS = 20_000;

/** Values for the fields of one's own contract; a field not named stays a field (B-9.19). */
export const fillBody = z.object({
  name: contractName,
  fields: z
    .record(z.string().min(1).max(FIELD_NAME_CHARS), writtenText.trim().min(1).max(MAX_OWN_VALUE_CHARS).regex(VISIBLE))
    .refine((fields) => Object.keys(fields).length <= MOST_FIELD_NAMES),
});
export type FillContract = z.infer<typeof fillBody>;

/** Searching each place costs time, so words are few and short. */
const MOST_WORDS_MADE_FIELDS = 30;
const WORDS_CHARS = 200;
const ONE_LINE = /^[^{}\n\t]+$/u;
const wordsOfField = z.strictObject({
  name: writtenText.trim().min(1).max(FIELD_NAME_CHARS).regex(ONE_LINE).regex(VISIBLE),
  words: writtenText.trim().min(1).max(WORDS_CHARS).regex(ONE_LINE).regex(VISIBLE),
});

/** The name of a copy kept as a template, and which of its words become fields (B-9.21). */
export const saveAsTemplateBody = z.object({
  name: contractName,
  fields: z.array(wordsOfField).max(MOST_WORDS_MADE_FIELDS).optional(),
});
export type SaveAsTemplate = z.infer<typeof saveAsTemplateBody>;

/** A contract that can be filled in. `sharedBy`: its owner, null if it is the caller's own. */
export const templateDto = named(
  "Template",
  z.strictObject({
    id: z.string(),
    name: z.string(),
    contractType: z.string(),
    fields: z.array(z.string()),
    sharedBy: z.string().nullable(),
  }),
);
export type TemplateDto = z.infer<typeof templateDto>;

const LANGUAGE = z.enum(LANGUAGES);
type FullType = "Sales Agreement" | "Service Agreement";

/** Every field of the template is required, and no others are allowed (B-9.14). */
function fieldsBody(type: TemplateType, language: Language | null) {
  return z.strictObject(Object.fromEntries(listFields(type, language).map((field) => [field, fieldValue(field)])));
}

/** The documented text is English; our own exists in each language, with the same fields. */
function fullText<T extends FullType>(type: T) {
  return z.object({
    type: z.literal(type),
    name: contractName,
    language: LANGUAGE.optional(),
    fields: fieldsBody(type, null),
  });
}

/** The documented free text; with `text: "ready"`, our full text in a language, which has its own fields. */
function freeText<T extends Exclude<TemplateType, FullType>>(type: T) {
  const common = { type: z.literal(type), name: contractName };
  return z.discriminatedUnion("text", [
    z.object({ ...common, text: z.literal("own").optional(), fields: fieldsBody(type, null) }),
    z.object({ ...common, text: z.literal("ready"), language: LANGUAGE, fields: fieldsBody(type, "en") }),
  ]);
}

export const createFromTemplateBody = z.discriminatedUnion("type", [
  fullText("Sales Agreement"),
  fullText("Service Agreement"),
  freeText("Employment Contract"),
  freeText("Non-Disclosure Agreement"),
  freeText("Lease Agreement"),
  freeText("Partnership Agreement"),
  freeText("Other"),
]);
export type CreateFromTemplate = z.infer<typeof createFromTemplateBody>;
