/** Words on the dashboard. */
import { collaboration } from "../ru/collaboration";
import { contractList } from "../ru/contract-list";
import { contracts } from "../ru/contracts";
import { folders } from "../ru/folders";
import { paper } from "../ru/paper";
import { sample } from "../ru/sample";
import { signed } from "../ru/signed";
import type { PartWords } from "./parts";

export const words: PartWords<"list"> = { collaboration, contractList, contracts, folders, paper, sample, signed };
