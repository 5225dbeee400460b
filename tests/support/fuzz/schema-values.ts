/** Valid inputs from a door's own zod schema, and their mutations. */
import fc from "fast-check";
import { z } from "zod";
import { hostileKey, hostileText, hostileValue, type Json } from "./hostile-values";

/** As much of JSON Schema as zod writes. */
type Node = {
  type?: string;
  const?: Json;
  enum?: Json[];
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  format?: string;
};
/** Values that lead further than to 'not found', by the name of their field. */
export type Known = Readonly<Record<string, readonly Json[]>>;

/** Values that a schema takes; ids are those of things that exist, most of the time. */
export function validValues(schema: z.ZodType, known: Known): fc.Arbitrary<Json> {
  return valid(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Node, { known, name: "" }); // zod's own type is wider
}

type Place = { known: Known; name: string };

function valid(node: Node, place: Place): fc.Arbitrary<Json> {
  const real = place.known[place.name];
  const any = ofType(node, place);
  return real && node.type === "string"
    ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...real) }, { weight: 1, arbitrary: any })
    : any;
}

function ofType(node: Node, place: Place): fc.Arbitrary<Json> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, place)));
  if (node.allOf)
    return fc.tuple(...node.allOf.map((one) => valid(one, place))).map((all) => Object.assign({}, ...all) as Json);
  if (node.type === "object") return objects(node, place);
  if (node.type === "array")
    return fc.array(valid(node.items ?? {}, place), { maxLength: Math.min(node.maxItems ?? 5, 5) });
  if (node.type === "boolean") return fc.boolean();
  if (node.type === "integer" || node.type === "number")
    return fc.integer({ min: Math.max(node.minimum ?? 0, -1e9), max: Math.min(node.maximum ?? 1e9, 1e9) });
  if (node.type === "string") return texts(node);
  return hostileValue;
}

function objects({ properties = {}, required = [] }: Node, { known }: Place): fc.Arbitrary<Json> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, valid(node, { known, name })]),
  );
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true });
}

function texts({ minLength = 0, maxLength = 40, format }: Node): fc.Arbitrary<string> {
  if (format === "email") return fc.integer({ min: 0, max: 1e9 }).map((number) => `fuzz.${number}@example.com`);
  const plain = fc.string({ unit: "grapheme", minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
  const hostile = hostileText.filter((text) => text.length >= minLength && text.length <= maxLength);
  return fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 3, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constant("a".repeat(Math.min(maxLength, 2_000))) },
  );
}

type Mutation = {
  place: number;
  kind: "replace" | "delete" | "add" | "wrap" | "append" | "repeat";
  key: string;
  value: Json;
};

/** A valid value, untouched or changed in one to three places. */
export function mutated(values: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const mutation: fc.Arbitrary<Mutation> = fc.record({
    place: fc.nat(1_000),
    kind: fc.constantFrom("replace", "replace", "replace", "delete", "add", "wrap", "append", "repeat"),
    key: hostileKey,
    value: hostileValue,
  });
  const some = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Mutation[]>([]) },
    { weight: 3, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
  );
  return fc.tuple(values, some).map(([value, mutations]) => mutations.reduce(changed, value));
}

/** The value with one of its nodes, counted from the outside in, changed. */
function changed(value: Json, mutation: Mutation): Json {
  const children = listChildren(value);
  const at = mutation.place % (children.length + 1);
  const child = children[at];
  if (child === undefined)
    return children.length > 0 && mutation.kind === "add"
      ? withKey(value, mutation.key, mutation.value)
      : rootChanged(value, mutation);
  if (mutation.kind === "delete") return withoutKey(value, child[0]);
  const inner = { ...mutation, place: Math.floor(mutation.place / (children.length + 1)) };
  return withKey(value, child[0], changed(child[1], inner));
}

function rootChanged(value: Json, { kind, key, value: other }: Mutation): Json {
  if (kind === "wrap") return [value];
  if (kind === "append" && typeof value === "string") return value + (typeof other === "string" ? other : "\0");
  if (kind === "repeat") return typeof value === "string" ? value.repeat(50) : Array<Json>(120).fill(value);
  if (kind === "add" && typeof value === "object" && value !== null) return withKey(value, key, other);
  return other;
}

function listChildren(value: Json): [string, Json][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** `Object.fromEntries` gives `__proto__` as a key like any other. */
function withKey(value: Json, key: string, child: Json): Json {
  if (Array.isArray(value)) return value.map((old, index) => (String(index) === key ? child : old));
  return Object.fromEntries([...listChildren(value).filter(([name]) => name !== key), [key, child]]);
}

function withoutKey(value: Json, key: string): Json {
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== key);
  return Object.fromEntries(listChildren(value).filter(([name]) => name !== key));
}
