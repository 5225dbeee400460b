import { verifyBody, verifyDto } from "@/lib/evidence/schema";
import { verifyHash } from "@/lib/evidence/verifying";
import { publicRoute } from "@/lib/server/adapters/route";

export const POST = publicRoute({
  summary: "Whether a file with this SHA-256 went out in an evidence bundle, without an account: known or unknown",
  scope: "none",
  answer: { one: verifyDto },
  body: verifyBody,
  limit: "verify",
  run: ({ body }) => verifyHash(body.sha256),
});
