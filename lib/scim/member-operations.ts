import "server-only";
import { refusedFor } from "./refused";

export const OPS = ["add", "remove", "replace"] as const;
/** An operation in plain form, whoever wrote it. */
export type Understood = { op: (typeof OPS)[number]; path: string; value: unknown };

const ONE = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/i;

export function isOfMembers({ path }: Understood): boolean {
  return /^members(?:\[|\.|$)/i.test(path);
}

/**
 * A group's members after the operations on them, in time that grows with their number alone: `scimmy` reads the whole
 * list again for each, and fails where there is nobody to remove. Source: B-38.5
 * @throws AppError `directoryRefused`
 */
export function membersAfter(before: readonly string[], operations: readonly Understood[]): string[] {
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
