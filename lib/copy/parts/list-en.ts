/** Words on the dashboard. */
import { collaboration } from "../en/collaboration";
import { contractList } from "../en/contract-list";
import { contracts } from "../en/contracts";
import { folders } from "../en/folders";
import { paper } from "../en/paper";
import { sample } from "../en/sample";
import { signed } from "../en/signed";
import type { PartWords } from "./parts";

export const words: PartWords<"list"> = { collaboration, contractList, contracts, folders, paper, sample, signed };
