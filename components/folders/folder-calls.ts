/** Folders and teams over REST: reads and writes of the screens. Source: behaviour §32. */
import { goodAnswer } from "@/components/forms/api";
import { sent } from "@/components/forms/sent";
import type { FolderRole } from "@/lib/access/actor";
import type {
  FolderDetailsDto,
  FolderDto,
  FolderTeamDto,
  MemberDto,
  Move,
  MoveDto,
  MoveFolder,
  TeamDetailsDto,
  TeamDto,
  VisibilityDto,
} from "@/lib/folders/schema";

const FOLDERS = "/api/folders";
const TEAMS = "/api/teams";
const inFolder = (folderId: string, rest = "") => `${FOLDERS}/${encodeURIComponent(folderId)}${rest}`;
const inTeam = (teamId: string, rest = "") => `${TEAMS}/${encodeURIComponent(teamId)}${rest}`;

async function read<T>(path: string): Promise<T | null> {
  const response = await goodAnswer(path);
  return response && ((await response.json()) as T); // our own API
}

export const readFolders = () => read<FolderDto[]>(FOLDERS);
export const folderPath = (folderId: string) => inFolder(folderId);
export const readFolder = (folderId: string) => read<FolderDetailsDto>(inFolder(folderId));
export const addFolder = (name: string, parentId: string | null) =>
  sent<FolderDto>("POST", FOLDERS, { name, ...(parentId === null ? {} : { parentId }) });
export const renameFolder = (folderId: string, name: string) => sent<FolderDto>("PATCH", inFolder(folderId), { name });
export const removeFolder = (folderId: string) => sent<null>("DELETE", inFolder(folderId));
export const setTeam = (folderId: string, teamId: string, role: FolderRole) =>
  sent<FolderTeamDto>("PUT", inFolder(folderId, `/teams/${encodeURIComponent(teamId)}`), { role });
export const removeTeamFrom = (folderId: string, teamId: string) =>
  sent<null>("DELETE", inFolder(folderId, `/teams/${encodeURIComponent(teamId)}`));
export const moveFolder = (folderId: string, body: MoveFolder) =>
  sent<MoveDto>("PUT", inFolder(folderId, "/parent"), body);
export const moveContracts = (body: Move) => sent<MoveDto>("PUT", `${FOLDERS}/contracts`, body);

export const teamPath = (teamId: string) => inTeam(teamId);
export const readTeam = (teamId: string) => read<TeamDetailsDto>(inTeam(teamId));
export const addTeam = (name: string) => sent<TeamDto>("POST", TEAMS, { name });
export const renameTeam = (teamId: string, name: string) => sent<TeamDto>("PATCH", inTeam(teamId), { name });
export const removeTeam = (teamId: string) => sent<null>("DELETE", inTeam(teamId));
export const addMember = (teamId: string, email: string) =>
  sent<MemberDto>("POST", inTeam(teamId, "/members"), { email });
export const removeMember = (teamId: string, memberId: string) =>
  sent<null>("DELETE", inTeam(teamId, `/members/${encodeURIComponent(memberId)}`));

export const handOverTeam = (teamId: string, memberId: string) =>
  sent<TeamDto>("PUT", inTeam(teamId, "/owner"), { memberId });

export const visibilityPath = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/visibility`;
export const readVisibility = (contractId: string) => read<VisibilityDto>(visibilityPath(contractId));
