import "server-only";
import type { Actor } from "@/lib/access/actor";
import { lockFolders } from "@/lib/access/folder-parts";
import { TeamGrant } from "@/lib/access/team-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { notifyNewOwner } from "@/lib/people/notifications/notify";
import { inTransaction } from "@/lib/platform/db";
import { MAX_TEAMS } from "./bounds";
import type { TeamDto } from "./schema";
import { countOwnTeams, setTeamOwner } from "./team-store";
import { getTeam } from "./teams";

/**
 * Makes a member the team's owner, who is told; who was it stays as a member. What the team gives stays as it is.
 * @throws AppError `teamNotFound`, `memberNotFound`, `forbidden`; `teamsFull` where the new owner has too many.
 *   Source: B-32.12, B-32.13.
 */
export function handOverTeam(actor: Actor, teamId: string, { memberId }: { memberId: string }): Promise<TeamDto> {
  return inTransaction(async (tx) => {
    await lockFolders(tx);
    const grant = await TeamGrant.request(actor, teamId, "own", tx);
    const { name, members } = await getTeam(actor, teamId, tx);
    const member = members.find(({ id }) => id === memberId);
    if (!member) throw new AppError("memberNotFound");
    if (!member.isOwner && (await countOwnTeams({ ...actor, userId: member.userId }, tx)) >= MAX_TEAMS)
      throw new AppError("teamsFull");
    await setTeamOwner(grant, member.userId, tx);
    const detail = { teamId, name, userId: member.userId, member: member.user.name };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "team.handedOver", detail }, tx);
    await notifyNewOwner(actor, { userId: member.userId, teamId, team: name }, tx);
    const { members: _, ...team } = await getTeam(actor, teamId, tx);
    return team;
  });
}
