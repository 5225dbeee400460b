/** Words of folders and teams. */
import { folders } from "../ru/folders";
import type { PartWords } from "./parts";

export const words: PartWords<"folders"> = { folders };
