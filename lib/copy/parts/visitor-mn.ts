/** Words of the page that a guest's link opens, Mongolian. */
import { common } from "../mn/common";
import { guestPage } from "../mn/guest-page";
import type { PartWords } from "./parts";

export const words: PartWords<"visitor"> = { common, guestPage };
