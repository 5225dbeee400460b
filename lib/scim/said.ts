import "server-only";
import { email as emailShape } from "@/lib/people/accounts/schema";
import { refusedFor } from "./refused";
import type { UserBody } from "./schema";
import type { KeptUser, Said } from "./user-store";

/** What a directory's body says of somebody, in our words. */
export function said({ userName, externalId, name }: UserBody): Said {
  const [givenName, familyName] = [name?.givenName ?? "", name?.familyName ?? ""];
  return { userName, externalId: externalId ?? null, givenName, familyName };
}

/** The name that changed, of the several that SCIM has for somebody; null if none is given. */
export function nameIn({ displayName, name }: UserBody, before?: KeptUser): string | null {
  const joined = [name?.givenName, name?.familyName].filter(Boolean).join(" ");
  const old = before && [before.user.name, [before.givenName, before.familyName].filter(Boolean).join(" ")];
  const given = [displayName, name?.formatted, joined].filter((one): one is string => Boolean(one));
  return given.find((one) => !old?.includes(one)) ?? given[0] ?? null;
}

export function isActive({ active }: UserBody): boolean | null {
  return active === null || active === undefined ? null : String(active).toLowerCase() === "true";
}

/** The primary one, else the first. @throws AppError `directoryRefused` for what is no address */
export function addressAmong({ emails }: UserBody): string | null {
  const given = (emails ?? []).filter(({ value }) => Boolean(value));
  const first = given.find(({ primary }) => String(primary).toLowerCase() === "true") ?? given[0];
  if (!first) return null;
  const { data } = emailShape.safeParse(first.value);
  if (data === undefined) throw refusedFor("invalidValue", "an email is no address");
  return data;
}

export function addressIn(body: UserBody): string | null {
  return addressAmong(body) ?? emailShape.safeParse(body.userName).data ?? null;
}

/** Whether a change changes nothing: directories send everything each hour. */
export function isSame(one: Said & { name: string }, other: Said & { name: string }): boolean {
  const keys = ["userName", "externalId", "givenName", "familyName", "name"] as const;
  return keys.every((key) => one[key] === other[key]);
}
