import "server-only";
import { AppError } from "@/lib/errors";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { Actor, FolderRole } from "./actor";
import { findReach } from "./folder-reach";
import { isAllowedInFolder, notePermit, Refused, type FolderAbility } from "./policy";

/** Proof that the actor may do something with a folder; stores take it instead of an id. Source: B-32.2. */
export class FolderGrant<A extends FolderAbility> {
  readonly #proof: A;

  private constructor(
    readonly folderId: string,
    readonly actor: Actor,
    readonly role: FolderRole,
    ability: A,
  ) {
    this.#proof = ability;
  }

  get ability(): A {
    return this.#proof;
  }

  /** @throws AppError `folderNotFound` (absent or hidden: same answer), Refused `forbidden` if the role is too weak */
  static async request<A extends FolderAbility>(
    actor: Actor,
    folderId: string,
    ability: A,
    client: DatabaseClient = db,
  ): Promise<FolderGrant<A>> {
    const { userId } = actor;
    const [reach] = await findReach({ folderIds: [folderId], userIds: [userId] }, client);
    if (!reach) throw new AppError("folderNotFound");
    if (!isAllowedInFolder(reach.role, ability))
      throw new Refused("forbidden", actor, { of: "folder", ability: `folder.${ability}` });
    notePermit({ of: "folder", folderId, userId, ability });
    return new FolderGrant<A>(folderId, actor, reach.role, ability);
  }
}

export type FolderReadGrant = FolderGrant<"read"> | FolderGrant<"fill"> | FolderGrant<"own">;
