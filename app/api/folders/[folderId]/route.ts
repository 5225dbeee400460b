import { deleteFolder, getFolder, renameFolder } from "@/lib/folders/folders";
import { folderDetailsDto, folderDto, folderParams, nameBody } from "@/lib/folders/schema";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "A folder with the teams that have a role in it",
  answer: { one: folderDetailsDto },
  params: folderParams,
  run: ({ actor, params }) => getFolder(actor, params.folderId),
});

export const PATCH = route({
  summary: "Rename a folder",
  answer: { one: folderDto },
  params: folderParams,
  body: nameBody,
  limit: "change",
  scope: "share",
  run: ({ actor, params, body }) => renameFolder(actor, params.folderId, body),
});

export const DELETE = route({
  summary: "Delete a folder and those within it; their contracts stay, in no folder",
  answer: "nothing",
  params: folderParams,
  status: 204,
  limit: "removal",
  scope: "share",
  run: ({ actor, params }) => deleteFolder(actor, params.folderId),
});
