/** Words of folders and teams. */
import { folders } from "../en/folders";
import type { PartWords } from "./parts";

export const words: PartWords<"folders"> = { folders };
