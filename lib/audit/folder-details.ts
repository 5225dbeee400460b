/** What the audit trail records of folders and teams. Client-safe. Source: B-32.10. */
import { z } from "zod";

const [id, name] = [z.string(), z.string()];
const folder = z.strictObject({ folderId: id, name });
/** `name` is the team's. */
const teamInFolder = z.strictObject({ folderId: id, teamId: id, name });
const team = z.strictObject({ teamId: id, name });
const teamMember = z.strictObject({ teamId: id, name, userId: id, member: z.string() });

export const FOLDER_DETAILS = {
  /** A contract came into a folder or left one; '' is no folder. */
  "contract.filed": z.strictObject({ from: z.string(), to: z.string() }),
  "folder.created": folder,
  "folder.renamed": folder,
  /** '' is the first level. */
  "folder.moved": folder.extend({ to: z.string() }),
  /** With the folders in it: `contracts` lie in none since. */
  "folder.deleted": folder.extend({ contracts: z.number().int() }),
  "folder.teamSet": teamInFolder.extend({ role: z.string() }),
  "folder.teamRemoved": teamInFolder,
  "team.created": team,
  "team.renamed": team,
  "team.deleted": team,
  "team.memberAdded": teamMember,
  "team.memberRemoved": teamMember,
  /** To this member. */
  "team.handedOver": teamMember,
  /** Their owner's account was deleted; '' where nobody took the folder or team over, and it went too. */
  "folder.passedOn": folder.extend({ to: z.string() }),
  "team.passedOn": team.extend({ to: z.string() }),
} as const;
