import { removeFolderTeam, setFolderTeam } from "@/lib/folders/folder-teams";
import { folderTeamBody, folderTeamDto, folderTeamParams } from "@/lib/folders/schema";
import { route } from "@/lib/server/adapters/route";

export const PUT = route({
  summary: "Give a team a role in a folder and in the contracts in it, or change the role",
  answer: { one: folderTeamDto },
  params: folderTeamParams,
  body: folderTeamBody,
  limit: "change",
  scope: "share",
  run: ({ actor, params, body }) => setFolderTeam(actor, params, body),
});

export const DELETE = route({
  summary: "Take a team's role in a folder away",
  answer: "nothing",
  params: folderTeamParams,
  status: 204,
  limit: "removal",
  scope: "share",
  run: ({ actor, params }) => removeFolderTeam(actor, params),
});
