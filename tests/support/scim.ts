/** A directory for tests: its token, and its calls as identity providers make them. */
import { GET as users, POST as addUser } from "@/app/api/scim/v2/Users/route";
import {
  DELETE as removeUser,
  GET as user,
  PATCH as patchUser,
  PUT as replaceUser,
} from "@/app/api/scim/v2/Users/[userId]/route";
import { GET as groups, POST as addGroup } from "@/app/api/scim/v2/Groups/route";
import {
  DELETE as removeGroup,
  GET as group,
  PATCH as patchGroup,
  PUT as replaceGroup,
} from "@/app/api/scim/v2/Groups/[groupId]/route";
import type { ScimGroupResource, ScimUserResource } from "@/lib/scim/schema";
import { db } from "@/lib/platform/db";
import { call } from "./api";
import type { Person } from "./factories";
import { makeToken } from "./tokens";

const DOORS = {
  Users: { list: users, add: addUser, GET: user, PUT: replaceUser, PATCH: patchUser, DELETE: removeUser },
  Groups: { list: groups, add: addGroup, GET: group, PUT: replaceGroup, PATCH: patchGroup, DELETE: removeGroup },
};
type Kind = keyof typeof DOORS;
type Verb = "GET" | "PUT" | "PATCH" | "DELETE";
const PATCH_OP = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

export class Directory {
  private constructor(readonly secret: string) {}

  /** An empty one. */
  static async of(admin: Person): Promise<Directory> {
    for (const { teamId } of await db.scimGroup.findMany()) {
      await db.folderTeam.deleteMany({ where: { teamId } });
      await db.teamMember.deleteMany({ where: { teamId } });
      await db.team.delete({ where: { id: teamId } });
    }
    await db.user.deleteMany({ where: { email: { endsWith: "@firm.mn" } } });
    await db.scimUser.deleteMany();
    return new Directory((await makeToken(admin.actor, { name: "Directory", scopes: ["scim"] })).secret);
  }

  static withSecret(secret: string): Directory {
    return new Directory(secret);
  }

  add(kind: Kind, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return call(DOORS[kind].add, { method: "POST", path: `/scim/v2/${kind}`, token: this.secret, body, headers });
  }

  list(kind: Kind, query: Record<string, string> = {}): Promise<Response> {
    const path = `/scim/v2/${kind}?${new URLSearchParams(query)}`;
    return call(DOORS[kind].list, { path, token: this.secret });
  }

  on(kind: Kind, id: string, method: Verb, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const params = kind === "Users" ? { userId: id } : { groupId: id };
    const at = { method, path: `/scim/v2/${kind}/${id}`, params, token: this.secret, headers };
    return call(DOORS[kind][method], body ? { ...at, body } : at);
  }

  patch(kind: Kind, id: string, ...Operations: object[]): Promise<Response> {
    return this.on(kind, id, "PATCH", { schemas: [PATCH_OP], Operations });
  }

  /** Somebody new, as made. */
  async user(name: string, more: object = {}): Promise<ScimUserResource> {
    return made(await this.add("Users", { userName: `${name.toLowerCase()}@firm.mn`, displayName: name, ...more }));
  }

  async group(displayName: string, userIds: readonly string[] = []): Promise<ScimGroupResource> {
    return made(await this.add("Groups", { displayName, members: userIds.map((value) => ({ value })) }));
  }
}

async function made<T>(response: Response): Promise<T> {
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
