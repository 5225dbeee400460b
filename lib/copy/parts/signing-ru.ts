/** Words of sending a contract for signature. */
import { signing } from "../ru/signing";
import type { PartWords } from "./parts";

export const words: PartWords<"signing"> = { signing };
