import { publicRoute } from "@/lib/server/adapters/route";
import { AppError } from "@/lib/errors";

/** An address REST doesn't have is answered in the documented shape. */
const missing = publicRoute({
  summary: "What REST has no address for",
  answer: "nothing",
  scope: "none",
  run: () => {
    throw new AppError("notFound");
  },
});

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };
