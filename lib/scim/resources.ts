import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { SCIM_PATH } from "./bounds";
import {
  GROUP_URN,
  LIST_URN,
  USER_URN,
  type ReadQuery,
  type ScimGroupResource,
  type ScimList,
  type ScimUserResource,
} from "./schema";
import type { KeptGroup } from "./group-store";
import type { KeptUser } from "./user-store";

/** An account as SCIM shows it. `location` is a path, which `answered` completes. */
export function toUserResource(row: KeptUser): ScimUserResource {
  const { userId: id, userName, externalId, givenName, familyName, user } = row;
  const content = {
    schemas: [USER_URN] as (typeof USER_URN)[],
    id,
    ...(externalId === null ? {} : { externalId }),
    userName,
    displayName: user.name,
    name: { formatted: user.name, ...(givenName ? { givenName } : {}), ...(familyName ? { familyName } : {}) },
    active: user.deactivatedAt === null,
    emails: [{ value: user.email, type: "work" as const, primary: true as const }],
  };
  return { ...content, meta: metaOf("User", row, content) };
}

/** A team as SCIM shows it: members whom the directory doesn't keep aren't its business. */
export function toGroupResource(row: KeptGroup): ScimGroupResource {
  const { teamId: id, externalId, team } = row;
  const content = {
    schemas: [GROUP_URN] as (typeof GROUP_URN)[],
    id,
    ...(externalId === null ? {} : { externalId }),
    displayName: team.name,
    members: team.members.map(({ user: { id: value, name: display } }) => ({
      value,
      display,
      $ref: `${SCIM_PATH}/Users/${value}`,
    })),
  };
  return { ...content, meta: metaOf("Group", row, content) };
}

function metaOf(
  resourceType: "User" | "Group",
  { createdAt, updatedAt }: { createdAt: Date; updatedAt: Date },
  content: { id: string },
) {
  return {
    resourceType,
    created: createdAt.toISOString(),
    lastModified: updatedAt.toISOString(),
    location: `${SCIM_PATH}/${resourceType}s/${content.id}`,
    version: `W/"${createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22)}"`,
  };
}

/** @throws AppError `directoryChanged` unless `If-Match` is absent, `*` or the version as it is */
export function requireVersion({ meta }: ScimUserResource | ScimGroupResource, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  const wanted = ifMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (!wanted.includes(meta.version.replace(/^W\//, ""))) throw new AppError("directoryChanged");
}

const ALWAYS = ["schemas", "id"];

/** The attributes asked for, by their first names. */
export function narrowed<R extends object>(resource: R, { attributes, excludedAttributes }: ReadQuery): Partial<R> {
  const [only, without] = [namesIn(attributes), namesIn(excludedAttributes)];
  const kept = Object.entries(resource).filter(([name]) => {
    if (ALWAYS.includes(name)) return true;
    return only.length > 0 ? only.includes(name.toLowerCase()) : !without.includes(name.toLowerCase());
  });
  return Object.fromEntries(kept) as Partial<R>; // some of its own
}

function namesIn(list: string | undefined): string[] {
  return (list ?? "")
    .split(",")
    .map((name) => (name.trim().split(".")[0] ?? "").toLowerCase())
    .filter((name) => name !== "");
}

/** One page of a list. */
export function listed<T>(total: number, startIndex: number, items: T[]): ScimList<T> {
  return { schemas: [LIST_URN], totalResults: total, startIndex, itemsPerPage: items.length, Resources: items };
}
