/** The screen's reads over REST. Source: behaviour §15. */
import { apiFetch } from "@/components/forms/api";
import { nextPage } from "@/components/forms/good-answer";
import type { CollaboratorDto, InvitationDto } from "@/lib/collaboration/schema";

export type People = { collaborators: readonly CollaboratorDto[]; invitations: readonly InvitationDto[] };

/** Who has a part in a contract and, for who may manage it, who is invited. @returns null when either can't be had */
export async function readPeople(contractId: string, canManage: boolean): Promise<People | null> {
  const path = `/api/contracts/${encodeURIComponent(contractId)}`;
  const [collaborators, invitations] = await Promise.all([
    readList<CollaboratorDto>(`${path}/collaborators`),
    canManage ? readList<InvitationDto>(`${path}/invitations`) : [],
  ]);
  return collaborators && invitations ? { collaborators, invitations } : null;
}

/** All of a list, page by page. */
async function readList<T>(path: string): Promise<T[] | null> {
  const entries: T[] = [];
  try {
    for (let page: string | null = path; page !== null;) {
      const response = await apiFetch(page);
      if (!response.ok) return null;
      entries.push(...((await response.json()) as T[])); // our own API: its shape is what `schema.ts` says
      page = nextPage(response.headers.get("Link"));
    }
    return entries;
  } catch (cause) {
    if (cause instanceof TypeError || cause instanceof SyntaxError) return null; // no answer, or half of one
    throw cause;
  }
}
