/** Chapter 10, the last part: what stands beside a text, and what comes when it is shown. */
import { api, component, late, original, unit } from "../files";
import type { Proofs } from "../proof";

export const beside: Proofs = {
  "B-10.16": [
    original("the page of an uploaded PDF stands beside its text, follows it, and marks the paragraph that is chosen"),
    original("on a narrow screen the original covers everything until it is closed"),
    original("what reads the pages comes from here, evaluates nothing, and may do no more than read"),
    component("review/original")(
      "the paragraph that is chosen in the text is marked on its page, or it is said that it can't be",
    ),
    component("review/original")("a file that can't be shown says so, and the text stays"),
    unit("original/find-on-page")(
      "a passage on its page",
      "is marked on both pages where it goes on overleaf, without the foot of the one and the head of the other",
    ),
  ],
  "B-10.17": [
    component("ui/later")("a part is fetched when it is shown first, and stands there at once from then on"),
    component("ui/later")("one that can't be had says so in its place, and comes with Retry"),
    component("ui/later")("one that can't be had is told, and asked for again at the next press, which opens it"),
    component("ui/later")("keys typed while a dialog is on its way go into it, but not an impatient Enter"),
    component("ui/later")("a field that has the focus keeps its keys, and Escape gives up what is on its way"),
    component("ui/later")("a menu that is pressed before it came opens once, with its first entry for the keyboard"),
    late("one that comes late opens once it is there, with what was typed meanwhile"),
    late("one that can't be had is told, and the next press opens it"),
    late("what a page may open is fetched once it is idle, before anybody points at it"),
  ],
  "B-10.18": [
    component("review/side-edge")(
      "the arrow keys, Home and End move it, Delete puts it back, and the browser remembers",
    ),
    component("review/side-edge")("it is drawn by the mouse, within its bounds, and put back by a double click"),
  ],
  "B-10.19": [
    component("review/paper-beginning")("each block has the shape, the words and the look that it has in the editor"),
    component("review/paper-beginning")(
      "the page has the contract's name and its first lines until the text can be edited, which takes their place",
    ),
    api("contract-beginning")("of the current version, however long it is, no more than fills a screen"),
    api("contract-beginning")(
      "who gets them has opened another's version, once; a stranger gets nothing, and nobody what is in the trash",
    ),
  ],
};
