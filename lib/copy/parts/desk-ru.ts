/** Words around every page of who is signed in. */
import { accounts } from "../ru/accounts";
import { common } from "../ru/common";
import { deadlines } from "../ru/deadlines";
import { palette } from "../ru/palette";
import { verification } from "../ru/verification";
import { notifications } from "../ru/notifications";
import type { PartWords } from "./parts";

export const words: PartWords<"desk"> = { accounts, common, deadlines, palette, verification, notifications };
