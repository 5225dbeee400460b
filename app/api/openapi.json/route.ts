import { openApiDescription, openApiDocument, type OpenApiDocument } from "@/lib/server/adapters/openapi/document";
import { publicRoute } from "@/lib/server/adapters/route";
import { DOORS } from "./doors";

export const GET = publicRoute({
  summary: "This description",
  answer: { one: openApiDescription },
  scope: "none",
  run: (): OpenApiDocument => openApiDocument({ ...DOORS, "/openapi.json": { GET } }),
});
