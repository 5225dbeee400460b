/**
 * Examples for the description, made of the schemas themselves, so that none is ever out of date:
 * `tests/api/openapi-examples.test.ts` holds each against its schema. Client-safe.
 */
import type { Json } from "./operation";
import { example as byName } from "./example-values";

type Schema = Json & { properties?: Record<string, Schema>; items?: Schema; required?: string[] };
/** Named shapes, and how deep the value stands: shapes that hold themselves end somewhere. */
type Within = { named: Readonly<Record<string, Json>>; depth: number; name: string };

const DEEPEST = 6;
const REFERENCE = "#/components/schemas/";

/** A value that the schema takes. */
export function exampleOf(schema: Json, named: Readonly<Record<string, Json>>): unknown {
  return valueOf(schema, { named, depth: 0, name: "" });
}

function valueOf(schema: Schema, within: Within): unknown {
  const { $ref, examples, const: only, default: usual } = schema;
  if (typeof $ref === "string") return valueOf(within.named[$ref.slice(REFERENCE.length)] ?? {}, within);
  if (Array.isArray(examples)) return examples[0];
  if (only !== undefined) return only;
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  const [choice] = choices(schema, within);
  if (choice) return valueOf(choice, within);
  if (usual !== undefined) return usual;
  return typedValue(schema, within);
}

/** The alternatives that say something: null and shapes without an end come last. */
function choices({ anyOf, oneOf, allOf }: Schema, { depth }: Within): Schema[] {
  const all = (anyOf ?? oneOf ?? allOf ?? []) as Schema[]; // as JSON Schema has them
  const weight = ({ type }: Schema) => (type === "null" ? (depth > DEEPEST ? -1 : 1) : 0);
  return [...all].sort((one, other) => weight(one) - weight(other));
}

function typedValue(schema: Schema, within: Within): unknown {
  const { type } = schema;
  switch (Array.isArray(type) ? type.find((one) => one !== "null") : type) {
    case "object":
      return objectValue(schema, within);
    case "array":
      return listValue(schema, within);
    case "string":
      return byName(within.name, schema) ?? textValue(schema);
    case "integer":
    case "number":
      return byName(within.name, schema) ?? numberValue(schema);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return {};
  }
}

function objectValue({ properties = {}, required = [] }: Schema, within: Within): Json {
  const depth = within.depth + 1;
  const shown = Object.entries(properties).filter(([name]) => required.includes(name) || depth <= 2);
  return Object.fromEntries(
    shown.map(([name, property]) => [name, valueOf(property, { ...within, depth, name })] as const),
  );
}

function listValue({ items, minItems }: Schema & { minItems?: number }, within: Within): unknown[] {
  if (!items || (within.depth > DEEPEST && !minItems)) return [];
  return Array.from({ length: Math.max(1, minItems ?? 1) }, () => valueOf(items, within));
}

function textValue({ format, minLength = 0 }: Schema & { minLength?: number }): string {
  if (format === "date-time") return "2026-03-02T09:30:00.000Z";
  if (format === "date") return "2026-03-02";
  if (format === "email") return "anna@example.com";
  if (format === "uri") return "https://contracts.example.com/contracts";
  return "text".padEnd(Number(minLength), "x");
}

function numberValue({ minimum, exclusiveMinimum }: Schema & { minimum?: number; exclusiveMinimum?: number }): number {
  if (exclusiveMinimum !== undefined) return exclusiveMinimum + 1;
  return Math.max(1, minimum ?? 1);
}
