import { AppError } from "@/lib/errors";

/**
 * `issues` names the version that is current instead, `[{ path: "currentVersionId", message: its id }]`, so that the
 * caller can read it and retry. Source: B-11.3.
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
