import { moveFolder } from "@/lib/folders/moving-folders";
import { folderParams, moveDto, moveFolderBody } from "@/lib/folders/schema";
import { route } from "@/lib/server/adapters/route";

export const PUT = route({
  summary: "Move a folder into another, or out of it; where others would newly see its contracts, names them first",
  scope: "share",
  answer: { one: moveDto },
  params: folderParams,
  body: moveFolderBody,
  limit: "change",
  run: ({ actor, params, body }) => moveFolder(actor, params.folderId, body),
});
