import { publicRoute } from "@/lib/adapters/route";
import { AppError } from "@/lib/errors";

/** An address that REST doesn't have is told in the documented shape. */
const missing = publicRoute({
  run: () => {
    throw new AppError("notFound");
  },
});

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };
