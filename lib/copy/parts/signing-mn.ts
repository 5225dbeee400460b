/** Words of sending a contract for signature. */
import { signing } from "../mn/signing";
import type { PartWords } from "./parts";

export const words: PartWords<"signing"> = { signing };
