/** Words of folders and teams. */
import { folders } from "../mn/folders";
import type { PartWords } from "./parts";

export const words: PartWords<"folders"> = { folders };
