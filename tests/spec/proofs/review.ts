/** Chapter 10: the review page. */
import { constants, decisions, outage, review, assistantText, mainJob, api, component, unit } from "../files";
import { testsIn, type Proofs } from "../proof";

export const reviewProofs: Proofs = {
  "B-10.1": [
    review(
      "the header names the contract and its tasks; the editor has about 3/5 of the width, the assistant about 2/5",
    ),
  ],
  "B-10.2": [
    review(
      "the header names the contract and its tasks; the editor has about 3/5 of the width, the assistant about 2/5",
    ),
    assistantText("on a narrow screen suggestions are a list, and nothing is wider than the screen"),
  ],
  "B-10.3": [
    review(
      "the page says that it loads, what can't be loaded, and loads it again by Retry; it fetches the current version, or else the first of the list",
    ),
    review("'Contract not found' for one that is absent or not shared"),
    outage("contracts, a contract and an invitation that can't be loaded say so, with a way to try again or home"),
  ],
  "B-10.4": [
    review(
      "the page says that it loads, what can't be loaded, and loads it again by Retry; it fetches the current version, or else the first of the list",
    ),
  ],
  "B-10.5": [
    review(
      "bold, italic, underline, strikethrough and bullet list change the text; saving makes a version of it, the current one, or says that it failed and loses nothing",
    ),
  ],
  "B-10.6": [
    constants("undo goes back 100 steps, and typing within 500 ms is one step"),
    component("editor/contract-editor")("undo", "takes back in one step what was typed within half a second"),
    component("editor/contract-editor")("undo", "goes back a hundred steps and no further"),
  ],
  "B-10.7": [
    mainJob("unsaved words survive a reload and are offered back with their time"),
    component("review/unsaved-text")(
      "unsaved text found in the browser",
      "of another person or contract is not offered",
    ),
    component("review/unsaved-text")(
      "unsaved text found in the browser",
      "is kept when the page goes, and warned of before",
    ),
  ],
  "B-10.8": [
    decisions("'Mark as reviewed' turns the badge green, and a new version turns it back"),
    component("review/review-workspace")(
      "marking as reviewed",
      "waits for unsaved text to be saved, and says when it fails",
    ),
    api("contract-changes")(
      "changing a contract",
      "'reviewed' needs a text, holds for the version meant, and ends with the next one",
    ),
  ],
  "B-10.9": [
    api("contracts")(
      "GET /contracts",
      "lists the caller's contracts and nobody else's, newest first, with role and type",
    ),
    review("a stored manager is honoured: their flag is set on the contracts they have a part in"),
    review("what the admin flag says gates no visible control"),
  ],

  "B-10.10": [
    testsIn("tests/components/editor/html-sync.test.ts")("html through the editor", "130,000 %s are opened"),
    testsIn("tests/components/editor/deep-paste.test.ts")(
      "%s that are pasted as deep as browsers read them keep their words, in the model of every text",
    ),
    testsIn("tests/components/editor/html-sync.test.ts")(
      "what blocks can't express",
      "is taken out of what comes into the editor",
    ),
    unit("workers/writing")(
      "what a version has no room for is refused, however it came to be, and the largest that it has room for is not",
    ),
    unit("documents/richtext/any-shape")(
      "HTML of any shape",
      "%s: all is read with all its text, and is the same when read again",
    ),
  ],
};
