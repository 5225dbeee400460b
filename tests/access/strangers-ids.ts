/**
 * The same calls on what is somebody else's, on nothing, and on what is no id; and people who had a part and lost it.
 */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { deleteUser, changeRole } from "@/lib/people/accounts/administration/admin-users";
import { endSession } from "@/lib/people/accounts/session/session";
import { removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { createContract, join, person, type Person } from "../support/factories";
import { createDeadline } from "./deadline-calls";
import { createRound } from "./round-calls";
import { noticeIn } from "./notice-calls";
import { bundleIn } from "./bundle-calls";
import { signedCopyIn } from "./signed-calls";
import { requestApproval } from "./together-calls";
import { TABLE, type Caller, type Made, type World } from "./calls";

/** Ids that are none. Next gives a part of an address decoded. */
export const MALFORMED = [
  "0",
  " ",
  "..",
  "../contracts",
  "%2F",
  "a/b",
  "' OR 1=1 --",
  "\0",
  "\ud800",
  "__proto__",
  "ID",
  "x".repeat(101),
  "ё",
  "{}",
  "%",
];

/** Fields of a request's body and query that name something of the contract in the address. */
const CHILDREN = [
  "versionId",
  "otherVersionId",
  "baseVersionId",
  "commentId",
  "roundId",
  "signedId",
  "noticeId",
  "bundleId",
  "deadlineId",
  "approvalId",
  "sentVersionId",
  "answersId",
  "collaboratorId",
  "suggestionId",
  "cacheId",
] as const;
type Child = (typeof CHILDREN)[number];

/**
 * Two contracts of the same owner, with all that hangs on the second: having a part in both, people could mix them up.
 */
export const childrenOfAnother = onceFor(makeChildrenOfAnother);

async function makeChildrenOfAnother({ people }: World): Promise<Record<Child, string>> {
  const { contractId, version } = await createContract(people.owner);
  for (const role of ["reviewer", "manager"] as const) await join(contractId, people[role], role);
  const [commentId, suggestionId, cacheId] = [newId(), newId(), newId()];
  const { id: roundId } = await createRound(contractId, version.id);
  await db.comment.create({ data: { id: commentId, contractId, authorName: "Owner", text: "Why?", location: '""' } });
  await db.analysis.create({
    data: {
      id: cacheId,
      contractId,
      versionId: version.id,
      engine: "x",
      suggestions: {
        create: {
          id: suggestionId,
          title: "Say so",
          comment: "Why not",
          quote: "T",
          replacement: "t",
          severity: "low",
          source: "check",
          start: 0,
          end: 1,
          page: 1,
        },
      },
    },
  });
  const { id: collaboratorId } = await db.collaborator.findFirstOrThrow({
    where: { contractId, userId: people.reviewer.actor.userId },
  });
  return {
    versionId: version.id,
    otherVersionId: version.id,
    baseVersionId: version.id,
    commentId,
    deadlineId: await createDeadline(contractId),
    approvalId: await requestApproval(contractId, people.owner),
    roundId,
    signedId: await signedCopyIn(contractId),
    noticeId: await noticeIn(contractId),
    bundleId: await bundleIn(contractId),
    answersId: roundId,
    sentVersionId: version.id,
    collaboratorId,
    suggestionId,
    cacheId,
  };
}

/** Requests that name a child of another contract, one for each place that takes one. */
export function withForeignChild(
  name: string,
  made: Made,
  foreign: Record<Child, string>,
): { place: string; made: Made; expected: readonly number[] }[] {
  const inAddress = CHILDREN.filter((child) => name.includes(`[${child}]`)).map((child) => ({
    place: child,
    made: { ...made, params: { ...made.params, [child]: foreign[child] } },
    expected: [404],
  }));
  const inBody = (OPTIONAL_CHILDREN[name] ?? []).map(([child, ...expected]) => ({
    place: `${child} beside it`,
    made: name.startsWith("GET")
      ? { ...made, path: `${made.path ? `${made.path}&` : "/api?"}${child}=${foreign[child]}` }
      : {
          ...made,
          body: {
            ...(name.startsWith("PATCH") ? { status: "reviewed" } : (made.body as object)),
            [child]: foreign[child],
          },
        },
    expected,
  }));
  return [...inAddress, ...inBody];
}

/**
 * Calls that take a child in their body or query, and what they answer to one of another contract. 409: it is not the
 * current one.
 */
const OPTIONAL_CHILDREN: Readonly<Record<string, readonly (readonly [Child, ...number[]])[]>> = {
  "POST /contracts/[contractId]/versions": [["baseVersionId", 409]],
  "PATCH /contracts/[contractId]": [["versionId", 409]],
  "POST /contracts/[contractId]/versions/[versionId]/restore": [["baseVersionId", 409]],
  "POST /contracts/[contractId]/signed": [["versionId", 404]],
  "POST /contracts/[contractId]/notices": [
    ["versionId", 409],
    ["deadlineId", 404],
  ],
  "GET /contracts/[contractId]/notices/draft": [["deadlineId", 404]],
  "POST /contracts/[contractId]/approvals": [["versionId", 409]],
  "POST /contracts/[contractId]/rounds": [["sentVersionId", 404]],
  "GET /contracts/[contractId]/rounds/send": [
    ["versionId", 404],
    ["answersId", 404],
  ],
  "POST /contracts/[contractId]/rounds/send": [
    ["versionId", 404],
    ["answersId", 404],
  ],
  "POST /contracts/[contractId]/rounds/[roundId]/decide": [["baseVersionId", 404]],
  "GET /contracts/[contractId]/export": [["versionId", 404]],
  "GET /contracts/[contractId]/summarize": [["versionId", 404]],
  "GET /suggestions/[contractId]/summarize": [["versionId", 404]],
  "GET /contracts/[contractId]/facts": [["versionId", 404]],
  "GET /contracts/[contractId]/languages": [["versionId", 404]],
  "POST /contracts/[contractId]/review": [["versionId", 404]],
  "GET /contracts/[contractId]/review/model": [["versionId", 404]],
  "POST /contracts/[contractId]/review/suggestions": [["versionId", 404]],
  "POST /contracts/[contractId]/find": [["versionId", 404]],
  "POST /suggestions/[contractId]/find": [["versionId", 404]],
  "POST /contracts/[contractId]/chat": [["versionId", 404]],
  "POST /suggestions/[contractId]/chat": [["versionId", 404]],
  "POST /suggestions/[contractId]/accept": [
    ["suggestionId", 404],
    ["cacheId", 409],
  ],
  "POST /suggestions/[contractId]/dismiss": [
    ["suggestionId", 404],
    ["cacheId", 409],
  ],
  "POST /suggestions/[contractId]/reopen": [
    ["suggestionId", 404],
    ["cacheId", 409],
  ],
};

/** Names of the parts of a call's address that are ids or tokens; a topic is nobody's. */
export function idsIn(name: string): string[] {
  return [...name.matchAll(/\[(\w+)\]/g)].flatMap(([, part = ""]) => (part === "topic" ? [] : part));
}

/** A thing of the same kind that is of people who have nothing to do with any caller. */
export async function ofStrangers(name: string, world: World): Promise<Made> {
  return (await TABLE[name]?.make(await worldOfStrangers(world))) ?? {};
}

const worldOfStrangers = onceFor(makeWorldOfStrangers);

async function makeWorldOfStrangers(world: World): Promise<World> {
  const [owner, other, manager] = [
    await person("Elsewhere", "user"),
    await person("Also elsewhere"),
    await person("Elsewhere too"),
  ];
  const { contractId, version } = await createContract(owner);
  await join(contractId, other, "reviewer");
  const fileId = newId();
  await db.storedFile.create({
    data: {
      id: fileId,
      ownerId: owner.actor.userId,
      fileName: "b.txt",
      contentType: "text/plain",
      storageKey: `originals/${fileId}`,
      uploadedAt: new Date(),
    },
  });
  await db.contract.update({ where: { id: contractId }, data: { fileId } });
  const people = { ...world.people, owner, reviewer: other, manager };
  return { people, contractId, versionId: version.id, fileId };
}

/** Made for the first call and kept for the others: none of them may change it. */
function onceFor<Kept>(make: (world: World) => Promise<Kept>): (world: World) => Promise<Kept> {
  const kept = new WeakMap<World, Promise<Kept>>();
  return (world) => {
    const made = kept.get(world) ?? make(world);
    kept.set(world, made);
    return made;
  };
}

export type Former = { name: string; who: Person; like: Caller };

/** People who could and no longer can, and whom they are like now. Their tokens are those they had. */
export async function formerPeople({ contractId, people }: World): Promise<Former[]> {
  const [demoted, removed, deleted, gone, administrator] = [
    await person("Demoted"),
    await person("Removed"),
    await person("Deleted"),
    await person("Signed out"),
    await person("Was admin", "admin"),
  ];
  for (const who of [demoted, removed, deleted, gone]) await join(contractId, who, "manager");
  await db.collaborator.updateMany({ where: { contractId, userId: demoted.actor.userId }, data: { role: "reviewer" } });
  const { id } = await db.collaborator.findFirstOrThrow({ where: { contractId, userId: removed.actor.userId } });
  await removeCollaborator(people.owner.actor, contractId, id);
  await deleteUser(people.administrator.actor, deleted.actor.userId);
  await endSession(gone.actor);
  await changeRole(people.administrator.actor, administrator.actor.userId, { role: "user" });
  return [
    { name: "a manager who is reviewer now", who: demoted, like: "reviewer" },
    { name: "a manager who was removed", who: removed, like: "stranger" },
    { name: "somebody who was deleted", who: deleted, like: "guest" },
    { name: "a manager who signed out", who: gone, like: "guest" },
    { name: "an administrator who is none now", who: administrator, like: "stranger" },
  ];
}
