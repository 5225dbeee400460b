import { moveContracts } from "@/lib/folders/moving";
import { moveBody, moveDto } from "@/lib/folders/schema";
import { route } from "@/lib/server/adapters/route";

export const PUT = route({
  summary: "Move own contracts into a folder or into none; first says who would newly see them, if anybody",
  answer: { one: moveDto },
  body: moveBody,
  limit: "change",
  scope: "share",
  run: ({ actor, body }) => moveContracts(actor, body),
});
