import path from "node:path";
import { ROOT } from "./routes";

/** Where a run keeps its commands: in the project, so that they find its packages. */
export function folderOfCommands(temporaryFolder: string): string {
  return path.join(ROOT, ".build", `commands-${path.basename(temporaryFolder)}`);
}
