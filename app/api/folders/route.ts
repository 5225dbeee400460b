import { createFolder, listFolders } from "@/lib/folders/folders";
import { createFolderBody, folderDto } from "@/lib/folders/schema";
import { pageQuery } from "@/lib/platform/page-budget";
import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "Folders in which the caller has a role, those within others too",
  answer: { list: folderDto },
  query: pageQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listFolders(actor, query);
    return page(items, nextCursor, request);
  },
});

export const POST = route({
  summary: "Create a folder, or one within a folder that the caller owns",
  answer: { one: folderDto },
  body: createFolderBody,
  status: 201,
  limit: "positions",
  scope: "share",
  run: ({ actor, body, commit }) => createFolder(actor, body, commit),
});
