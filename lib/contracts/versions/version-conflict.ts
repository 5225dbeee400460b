import { AppError } from "@/lib/errors";

/**
 * `issues` name the version that is current instead, `[{ path: "currentVersionId", message: its id }]`, so that the
 * caller can look at it and try again. Source: B-11.3.
 */
export function conflictWith(
  currentVersionId: string | null,
  key: "versionConflict" | "outdatedAnalysis" = "versionConflict",
): AppError {
  return new AppError(
    key,
    currentVersionId === null ? {} : { issues: [{ path: "currentVersionId", message: currentVersionId }] },
  );
}
