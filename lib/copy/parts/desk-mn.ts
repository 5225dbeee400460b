/** Words around every page of who is signed in. */
import { accounts } from "../mn/accounts";
import { common } from "../mn/common";
import { deadlines } from "../mn/deadlines";
import { palette } from "../mn/palette";
import { verification } from "../mn/verification";
import { notifications } from "../mn/notifications";
import type { PartWords } from "./parts";

export const words: PartWords<"desk"> = { accounts, common, deadlines, palette, verification, notifications };
