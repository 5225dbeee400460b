/** Words of the page that a guest's link opens, Russian. */
import { common } from "../ru/common";
import { guestPage } from "../ru/guest-page";
import type { PartWords } from "./parts";

export const words: PartWords<"visitor"> = { common, guestPage };
