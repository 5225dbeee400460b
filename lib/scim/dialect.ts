import "server-only";
import SCIMMY from "scimmy";
import { refusedFor } from "./refused";
import { MAX_OPERATIONS } from "./bounds";
import { PATCH_URN, type Operation, type ScimGroupResource, type ScimUserResource } from "./schema";

/** The one file that knows `scimmy`: filters, PATCH and the published schemas. */

type Definition = { attributes: readonly { name: string }[] };
const EXTENSION = /^urn:ietf:params:scim:schemas:extension:/i;
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i;
/** Attributes that are kept here, in small letters. The schema's others are taken and let be. */
const KEPT = ["externalid", "username", "displayname", "name", "active", "emails", "members"];
/** Values in the lists of one PATCH of an account: `scimmy` reads all of them again for each. */
const MOST_VALUES = 50;
const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

/**
 * What a resource is after a PATCH; Entra's and Okta's habits are understood: operations in capitals, booleans as
 * words, values without a path, dotted keys, attributes of extensions (which are let be). Source: B-38.5
 * @throws AppError `directoryRefused` with the `scimType`
 */
export async function patchedUser(before: ScimUserResource, operations: readonly Operation[]): Promise<unknown> {
  const wanted = understoodAll(operations, SCIMMY.Schemas.User.definition);
  const lists = wanted.map(({ value }) => (Array.isArray(value) ? value.length : 0));
  if (lists.reduce((sum, length) => sum + length, 0) > MOST_VALUES) throw refusedFor("tooMany", "too many values");
  return applied(new SCIMMY.Schemas.User(before, "out", ""), wanted, before);
}

/** As above, of a group. Its members are no work for `scimmy` (`membersAfter`). */
export async function patchedGroup(before: ScimGroupResource, operations: readonly Operation[]): Promise<object> {
  const wanted = understoodAll(operations, SCIMMY.Schemas.Group.definition);
  const { members, ...rest } = before;
  const others = wanted.filter((one) => !isOfMembers(one));
  const after = await applied(new SCIMMY.Schemas.Group(rest, "out", ""), others, rest);
  const ids = membersAfter(
    members.map(({ value }) => value),
    wanted.filter(isOfMembers),
  );
  return { ...after, members: ids.map((value) => ({ value })) };
}

type Patchable = InstanceType<typeof SCIMMY.Schemas.User> | InstanceType<typeof SCIMMY.Schemas.Group>;

function applied(resource: Patchable, operations: Understood[], unchanged: object): Promise<object> {
  if (operations.length === 0) return Promise.resolve(unchanged);
  return inOurWords(async () => {
    const message = new SCIMMY.Messages.PatchOp({ schemas: [PATCH_URN], Operations: operations });
    const after: unknown = await message.apply(resource, (instance) => Promise.resolve(instance));
    return after === undefined ? unchanged : (JSON.parse(JSON.stringify(after)) as object); // plain data again
  });
}

function understoodAll(operations: readonly Operation[], definition: Definition): Understood[] {
  const isLetBe = (path: string) => !KEPT.includes(baseOf(path)) && isDefined(definition, baseOf(path));
  const wanted = operations.flatMap(understood).filter(({ path }) => !isLetBe(path));
  if (wanted.length > 2 * MAX_OPERATIONS) throw refusedFor("tooMany", "too many attributes");
  return wanted;
}

/** @throws AppError `directoryRefused` for what no directory sends */
function understood({ op: said, path, value }: Operation): Understood[] {
  const op = OPS.find((one) => one === said.toLowerCase());
  if (!op) throw refusedFor("invalidSyntax", "an operation is add, remove or replace");
  const at = path?.replace(CORE, "");
  if (at && EXTENSION.test(at)) return [];
  if (at) return [{ op, path: at, value: cleaned(at, value) }];
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw refusedFor("noTarget", "an operation without a path takes an object");
  return Object.entries(value)
    .map(([key, part]: [string, unknown]) => ({ op, path: key.replace(CORE, ""), value: cleaned(key, part) }))
    .filter((one) => KEPT.includes(baseOf(one.path))); // a whole resource may come, its id and links too
}

/** `emails` of `emails[type eq "work"].value`. */
function baseOf(path: string): string {
  return (/^[^.[]*/.exec(path)?.[0] ?? "").toLowerCase();
}

function isDefined(definition: Definition, name: string): boolean {
  return definition.attributes.some((attribute) => attribute.name.toLowerCase() === name);
}

/** Booleans for words. */
function cleaned(path: string, value: unknown): unknown {
  if (path.toLowerCase() !== "active" || typeof value !== "string") return value;
  return FLAGS[value.toLowerCase()] ?? value;
}

/**
 * Rows that a filter names. Case doesn't count, except where one id alone is asked for (`oneAsked`).
 * @throws AppError `directoryRefused`, `invalidFilter`
 */
export async function matching<R extends object>(filter: string, rows: readonly R[]): Promise<R[]> {
  if (/\s(?:eq|ne|co|sw|ew|gt|ge|lt|le)\s*(?:$|\))/i.test(filter))
    throw refusedFor("invalidFilter", "a value is missing");
  return inOurWords(() => {
    const folded = rows.map((row) => JSON.parse(JSON.stringify(row).toLowerCase()) as object);
    const kept = new Set<unknown>(new SCIMMY.Types.Filter(filter.toLowerCase()).match(folded));
    return rows.filter((_row, index) => kept.has(folded[index]));
  });
}

/** `userName eq "bat"`: what every directory asks before it makes somebody; answered from an index. */
export function oneAsked(filter: string): { attribute: string; value: string } | null {
  const found = /^\s*(id|userName|externalId|displayName)\s+eq\s+"((?:[^"\\]|\\.)*)"\s*$/i.exec(filter);
  if (!found) return null;
  return { attribute: (found[1] ?? "").toLowerCase(), value: (found[2] ?? "").replace(/\\(.)/g, "$1") };
}

/** The definitions of what is kept here. */
export function definitions(): object[] {
  return [SCIMMY.Schemas.User, SCIMMY.Schemas.Group].map(
    ({ definition }) => JSON.parse(JSON.stringify(definition.describe("/Schemas"))) as object, // plain data
  );
}

/** `scimmy` throws its own errors, and `TypeError` for values of a wrong kind. */
async function inOurWords<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const isTheirs = cause instanceof SCIMMY.Types.Error;
    if (!isTheirs && !(cause instanceof TypeError)) throw cause;
    const scimType = isTheirs && cause.scimType ? cause.scimType : "invalidValue";
    const isEngines = cause.message.startsWith("Cannot "); // words of the engine, not of the package
    const reason = isEngines ? "a value is of another kind" : cause.message;
    throw refusedFor(scimType, reason, cause);
  }
}

const OPS = ["add", "remove", "replace"] as const;
/** An operation in plain form, whoever wrote it. */
type Understood = { op: (typeof OPS)[number]; path: string; value: unknown };

const ONE = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/i;

function isOfMembers({ path }: Understood): boolean {
  return /^members(?:\[|\.|$)/i.test(path);
}

/**
 * A group's members after the operations on them, in time that grows with their number alone: `scimmy` reads the whole
 * list again for each, and fails where there is nobody to remove. Source: B-38.5
 * @throws AppError `directoryRefused`
 */
function membersAfter(before: readonly string[], operations: readonly Understood[]): string[] {
  const members = new Set(before);
  for (const { op, path, value } of operations) {
    const one = ONE.exec(path)?.[1];
    if (one === undefined && path.toLowerCase() !== "members") throw refusedFor("invalidPath", `no path: ${path}`);
    if (one !== undefined && op !== "remove") throw refusedFor("invalidPath", "a filter only removes members");
    const named = one === undefined ? idsIn(value) : [one];
    if (op === "replace" || (op === "remove" && named === null)) members.clear();
    for (const id of named ?? []) {
      if (op === "remove") members.delete(id);
      else members.add(id);
    }
  }
  return [...members];
}

/** @returns null if none are named at all. @throws AppError `directoryRefused` for what are no members */
function idsIn(value: unknown): string[] | null {
  if (value === undefined || value === null) return null;
  return [value].flat().map((member: unknown) => {
    const id = typeof member === "object" && member !== null && "value" in member ? member.value : undefined;
    if (typeof id !== "string") throw refusedFor("invalidValue", "a member has a value");
    return id;
  });
}
