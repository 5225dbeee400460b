/** Folders and teams: requests and answers. Client-safe. Source: behaviour §32. */
import { z } from "zod";
import { FOLDER_ROLES } from "@/lib/access/actor";
import { moment, named, ordinal, someId } from "@/lib/answer";
import { email } from "@/lib/people/accounts/schema";
import { MAX_FOLDER_NAME_CHARS, MAX_MOVED, MOST_NAMED } from "./bounds";

const id = z.string().min(1).max(100);
const name = z
  .string()
  .trim()
  .min(1)
  .max(MAX_FOLDER_NAME_CHARS)
  .regex(/^\P{Cc}*$/u);
const role = z.enum(FOLDER_ROLES);

export const folderParams = z.object({ folderId: id });
export const folderTeamParams = z.object({ folderId: id, teamId: id });
export const teamParams = z.object({ teamId: id });
export const memberParams = z.object({ teamId: id, memberId: id });

export const createFolderBody = z.strictObject({ name, parentId: id.optional() });
export type CreateFolder = z.infer<typeof createFolderBody>;
export const nameBody = z.strictObject({ name });
export const folderTeamBody = z.strictObject({ role });
export const addMemberBody = z.strictObject({ email });
/** `confirmation`: of an answer that named people who would newly see the contracts. */
export const moveBody = z.strictObject({
  contractIds: z.array(id).min(1).max(MAX_MOVED),
  folderId: id.nullable(),
  confirmation: id.optional(),
});
export type Move = z.infer<typeof moveBody>;

/** Into another folder, or out of the one it stands in; `confirmation` as above. */
export const moveFolderBody = z.strictObject({ parentId: id.nullable(), confirmation: id.optional() });
export type MoveFolder = z.infer<typeof moveFolderBody>;
export const teamOwnerBody = z.strictObject({ memberId: id });

const person = z.strictObject({ id: someId, name: z.string() });
const folderFields = {
  id: someId,
  name: z.string(),
  parentId: someId.nullable().meta({ description: "The folder that it stands in, where the caller has a role there" }),
  role: role.meta({ description: "The caller's own" }),
  owner: person,
  contractCount: z.int().min(0),
};
export const folderDto = named("Folder", z.strictObject(folderFields));
export type FolderDto = z.infer<typeof folderDto>;

const folderTeam = z.strictObject({
  teamId: someId,
  name: z.string(),
  role,
  memberCount: z.int().min(0),
  isInherited: z.boolean().meta({ description: "By the folder that this one stands in" }),
});
export const folderTeamDto = named("FolderTeam", folderTeam);
export type FolderTeamDto = z.infer<typeof folderTeam>;
export const folderDetailsDto = named("FolderDetails", z.strictObject({ ...folderFields, teams: z.array(folderTeam) }));
export type FolderDetailsDto = z.infer<typeof folderDetailsDto>;

/** `isNew`: sees the contracts for the first time; otherwise may do more than before. */
const affected = z.strictObject({ ...person.shape, role: z.enum(["reviewer", "manager"]), isNew: z.boolean() });
export const moveDto = named(
  "FolderMove",
  z.strictObject({
    isMoved: z.boolean(),
    people: z.array(affected).max(MOST_NAMED).meta({ description: "Who would see more, by name; none once moved" }),
    peopleCount: z.int().min(0),
    confirmation: z.string().nullable().meta({ description: "To send with the same call, where `isMoved` is false" }),
  }),
);
export type MoveDto = z.infer<typeof moveDto>;

const teamFields = { id: someId, name: z.string(), owner: person, isOwner: z.boolean(), memberCount: ordinal };
export const teamDto = named("Team", z.strictObject(teamFields));
export type TeamDto = z.infer<typeof teamDto>;
const member = z.strictObject({
  id: someId,
  userId: someId,
  isOwner: z.boolean(),
  user: z.strictObject({ name: z.string(), email: z.string() }),
  since: moment,
});
export const memberDto = named("TeamMember", member);
export type MemberDto = z.infer<typeof member>;
export const teamDetailsDto = named("TeamDetails", z.strictObject({ ...teamFields, members: z.array(member) }));
export type TeamDetailsDto = z.infer<typeof teamDetailsDto>;

export const visibilityDto = named(
  "ContractVisibility",
  z.strictObject({
    sentence: z.string().meta({ description: "Who can see the contract, in the caller's language" }),
    folder: z.strictObject({ id: someId, name: z.string() }).nullable(),
    peopleCount: ordinal.meta({ description: "The caller included" }),
    direct: z.array(z.string()).meta({ description: "Names of others with a role on the contract itself, the first" }),
    directCount: z.int().min(0),
    byTeams: z
      .array(z.strictObject({ name: z.string(), count: ordinal }))
      .meta({ description: "How many others see it by each team; each person once" }),
  }),
);
export type VisibilityDto = z.infer<typeof visibilityDto>;
