/** Words on the dashboard. */
import { collaboration } from "../mn/collaboration";
import { contractList } from "../mn/contract-list";
import { contracts } from "../mn/contracts";
import { folders } from "../mn/folders";
import { paper } from "../mn/paper";
import { sample } from "../mn/sample";
import { signed } from "../mn/signed";
import type { PartWords } from "./parts";

export const words: PartWords<"list"> = { collaboration, contractList, contracts, folders, paper, sample, signed };
