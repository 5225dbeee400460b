/** Words of the page that a guest's link opens. */
import { common } from "../en/common";
import { guestPage } from "../en/guest-page";
import type { PartWords } from "./parts";

export const words: PartWords<"visitor"> = { common, guestPage };
