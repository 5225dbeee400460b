import { publicRoute } from "@/lib/server/adapters/route";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { takeFile } from "@/lib/compare/comparisons";
import { comparisonDto, comparisonFileQuery, comparisonParams } from "@/lib/compare/schema";

/** The bytes are read only once the secret is known and there is a place. */
export const PUT = publicRoute({
  summary: "Send one of the two files; with the second, comparing begins",
  scope: "none",
  answer: { one: comparisonDto },
  params: comparisonParams,
  query: comparisonFileQuery,
  limit: "compareFile",
  file: { maxBytes: MAX_FILE_BYTES, tooLarge: "fileTooLarge" },
  run: ({ params, query, pieces, language }) => takeFile(params.token, query.side, { pieces, language }),
});
