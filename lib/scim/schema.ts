/** What SCIM (RFC 7643, RFC 7644) takes and answers here. Source: B-38.2. */
import { z } from "zod";
import { moment, named, someId } from "@/lib/answer";
import { MAX_TEAM_MEMBERS } from "@/lib/folders/bounds";
import { asAccountName } from "@/lib/people/accounts/schema";
import { MAX_FILTER_CHARS, MAX_OPERATIONS } from "./bounds";

export const USER_URN = "urn:ietf:params:scim:schemas:core:2.0:User";
export const GROUP_URN = "urn:ietf:params:scim:schemas:core:2.0:Group";
export const PATCH_URN = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
export const LIST_URN = "urn:ietf:params:scim:api:messages:2.0:ListResponse";
export const ERROR_URN = "urn:ietf:params:scim:api:messages:2.0:Error";

const text = z.string().trim().max(200);
const personName = text.overwrite(asAccountName);
/** Entra sends booleans as words. */
const flag = z.union([z.boolean(), z.enum(["True", "False", "true", "false"])]);
const emails = z.array(z.looseObject({ value: z.string().max(500).nullish(), primary: flag.nullish() })).max(20);

export const userParams = z.object({ userId: z.string().min(1).max(100) });
export const groupParams = z.object({ groupId: z.string().min(1).max(100) });
/** Unknown attributes are let be: roles and passwords among them, which a directory doesn't give. */
export const userBody = z.looseObject({
  userName: text.min(1),
  externalId: text.nullish(),
  displayName: personName.nullish(),
  name: z
    .looseObject({ formatted: personName.nullish(), givenName: personName.nullish(), familyName: personName.nullish() })
    .nullish(),
  emails: emails.nullish(),
  active: flag.nullish(),
});
export type UserBody = z.infer<typeof userBody>;
const members = z.array(z.looseObject({ value: z.string().min(1).max(100) })).max(MAX_TEAM_MEMBERS);
export const groupBody = z.looseObject({
  displayName: text.min(1).max(100),
  externalId: text.nullish(),
  members: members.nullish(),
});
export type GroupBody = z.infer<typeof groupBody>;
const operation = z.looseObject({
  op: z.string().max(10).meta({ description: "`add`, `remove` or `replace`, in any case" }),
  path: z.string().max(300).nullish(),
  value: z.unknown().optional(),
});
export type Operation = z.infer<typeof operation>;
export const patchBody = z.looseObject({ Operations: z.array(operation).min(1).max(MAX_OPERATIONS) });
export type PatchBody = z.infer<typeof patchBody>;

const attributes = z.string().max(500).optional();
export const readQuery = z.object({ attributes, excludedAttributes: attributes });
export type ReadQuery = z.infer<typeof readQuery>;
/** `startIndex` counts from one; smaller numbers count as one, and a negative `count` as none (RFC 7644, 3.4.2.4). */
export const listQuery = readQuery.extend({
  filter: z.string().max(MAX_FILTER_CHARS).optional(),
  startIndex: z.coerce.number().int().max(1_000_000).optional(),
  count: z.coerce.number().int().max(1_000_000).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

const meta = z.strictObject({
  resourceType: z.string(),
  created: moment,
  lastModified: moment,
  location: z.string(),
  version: z.string().meta({ description: "As `ETag`; `If-Match` takes it" }),
});
const user = z.strictObject({
  schemas: z.array(z.literal(USER_URN)),
  id: someId,
  externalId: z.string().exactOptional(),
  userName: z.string(),
  displayName: z.string(),
  name: z.strictObject({
    formatted: z.string(),
    givenName: z.string().exactOptional(),
    familyName: z.string().exactOptional(),
  }),
  active: z.boolean(),
  emails: z.array(z.strictObject({ value: z.string(), type: z.literal("work"), primary: z.literal(true) })),
  meta,
});
const group = z.strictObject({
  schemas: z.array(z.literal(GROUP_URN)),
  id: someId,
  externalId: z.string().exactOptional(),
  displayName: z.string(),
  members: z.array(z.strictObject({ value: someId, display: z.string(), $ref: z.string() })),
  meta,
});
export type ScimUserResource = z.infer<typeof user>;
export type ScimGroupResource = z.infer<typeof group>;
/** With `attributes` or `excludedAttributes` some are left out. */
export const scimUser = named("ScimUser", user.partial());
export const scimGroup = named("ScimGroup", group.partial());

function listOf<S extends z.ZodType>(name: string, one: S) {
  return named(
    name,
    z.strictObject({
      schemas: z.array(z.literal(LIST_URN)),
      totalResults: z.int().min(0),
      startIndex: z.int().min(1),
      itemsPerPage: z.int().min(0),
      Resources: z.array(one),
    }),
  );
}
export const scimUsers = listOf("ScimUsers", scimUser);
export const scimGroups = listOf("ScimGroups", scimGroup);
export const scimDefinitions = listOf("ScimDefinitions", z.looseObject({}));
export const scimConfig = named("ScimServiceProviderConfig", z.looseObject({ schemas: z.array(z.string()) }));
export type ScimList<T> = {
  schemas: (typeof LIST_URN)[];
  totalResults: number;
  startIndex: number;
  itemsPerPage: number;
  Resources: T[];
};
