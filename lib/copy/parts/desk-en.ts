/** Words around every page of who is signed in. */
import { accounts } from "../en/accounts";
import { common } from "../en/common";
import { deadlines } from "../en/deadlines";
import { palette } from "../en/palette";
import { verification } from "../en/verification";
import { notifications } from "../en/notifications";
import type { PartWords } from "./parts";

export const words: PartWords<"desk"> = { accounts, common, deadlines, palette, verification, notifications };
