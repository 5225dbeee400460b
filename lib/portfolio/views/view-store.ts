import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";

const VIEW = {
  id: true,
  name: true,
  query: true,
  owner: { select: { id: true, name: true } },
  readers: { select: { user: { select: { id: true, name: true, email: true } } }, orderBy: { createdAt: "asc" } },
} as const;
export type ViewRow = {
  id: string;
  name: string;
  query: string;
  owner: { id: string; name: string };
  readers: { user: { id: string; name: string; email: string } }[];
};

const visibleTo = ({ userId }: Actor) => ({ OR: [{ ownerId: userId }, { readers: { some: { userId } } }] });

/** The actor's own views, then those shown to them, oldest first. */
export async function viewsFor(actor: Actor, most: number): Promise<ViewRow[]> {
  const rows = await db.answerView.findMany({
    where: visibleTo(actor),
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: VIEW,
  });
  const isOwn = ({ owner }: ViewRow) => owner.id === actor.userId;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].slice(0, most);
}

export function findView(actor: Actor, id: string, client: DatabaseClient = db): Promise<ViewRow | null> {
  return client.answerView.findFirst({ where: { id, ...visibleTo(actor) }, select: VIEW });
}

export function countViews(actor: Actor, client: DatabaseClient): Promise<number> {
  return client.answerView.count({ where: { ownerId: actor.userId } });
}

export async function insertView(
  actor: Actor,
  row: { id: string; name: string; query: string; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.answerView.create({ data: { ...row, ownerId: actor.userId } });
}

/** @returns false when the actor has none of this id */
export async function updateView(
  actor: Actor,
  { id, ...change }: { id: string; name: string; query?: string },
  client: DatabaseClient,
): Promise<boolean> {
  return (await client.answerView.updateMany({ where: { id, ownerId: actor.userId }, data: change })).count === 1;
}

export async function deleteView(actor: Actor, id: string, client: DatabaseClient): Promise<boolean> {
  return (await client.answerView.deleteMany({ where: { id, ownerId: actor.userId } })).count === 1;
}

/** Makes these people, and nobody else, the readers of one of the actor's views. */
export async function replaceReaders(
  actor: Actor,
  viewId: string,
  readers: readonly { id: string; userId: string }[],
  client: DatabaseClient,
): Promise<void> {
  const view = { id: viewId, ownerId: actor.userId };
  await client.answerViewReader.deleteMany({ where: { view } });
  await client.answerViewReader.createMany({ data: readers.map((reader) => ({ ...reader, viewId })) });
}
