import "server-only";
import type { Actor } from "@/lib/access/actor";
import { DirectoryGrant } from "@/lib/access/team-grant";
import { MAX_PAGE, SCIM_PATH } from "./bounds";
import { definitions } from "./dialect";
import { listed } from "./resources";
import { GROUP_URN, USER_URN, type ScimList } from "./schema";

/** What this service of SCIM can do (RFC 7643, section 5). Source: B-38.2. */
export function serviceConfig(actor: Actor) {
  DirectoryGrant.request(actor);
  const scheme = {
    type: "oauthbearertoken",
    name: "Bearer token",
    description: "A token of the scope Directory, made in Settings",
    primary: true,
  };
  return {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_PAGE },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [scheme],
    meta: { resourceType: "ServiceProviderConfig", location: `${SCIM_PATH}/ServiceProviderConfig` },
  };
}

export function resourceTypes(actor: Actor): ScimList<object> {
  DirectoryGrant.request(actor);
  const types = (
    [
      ["User", USER_URN],
      ["Group", GROUP_URN],
    ] as const
  ).map(([name, schema]) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
    id: name,
    name,
    endpoint: `/${name}s`,
    schema,
    meta: { resourceType: "ResourceType", location: `${SCIM_PATH}/ResourceTypes/${name}` },
  }));
  return listed(types.length, 1, types);
}

export function schemas(actor: Actor): ScimList<object> {
  DirectoryGrant.request(actor);
  const all = definitions();
  return listed(all.length, 1, all);
}
