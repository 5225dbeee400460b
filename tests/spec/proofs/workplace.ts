/** Chapter 7, the last part: what is done with the list of contracts. */
import { api, component } from "../files";
import type { Proofs } from "../proof";

export const workplace: Proofs = {
  "B-7.12": [
    api("trash")("the trash", "gives a contract back as it was, with everybody's part in it"),
    api("trash")("the trash", "is emptied after thirty days, files and all, and not before"),
    component("contracts/trash-list")("brings back what is in the trash, and asks before it ends it"),
  ],
  "B-7.13": [
    api("workplace")("labels", "are the reader's own, filter the list, and come back from the trash"),
    component("contracts/contract-tasks")("the menu of a row", "copies the contract, and changes its labels"),
  ],
  "B-7.14": [
    component("contracts/list-bar")("shows what is set as chips, and how many of how many"),
    component("contracts/list-bar")("keeps what is set under a name, and forgets it"),
    component("contracts/contract-filters")("on a phone filters stand behind a button that says how many are set"),
    api("workplace")("views", "are kept in their order, each person's their own"),
  ],
  "B-7.15": [
    api("workplace")("a duplicate", "is a draft of the caller's own with the current text, and nothing else of it"),
  ],
  "B-7.16": [
    component("contracts/bulk")("does one thing to all that are chosen, and tells what was refused"),
    component("contracts/bulk")("asks before it moves them to the trash"),
  ],
  "B-7.18": [component("contracts/dashboard-page")("shows the next date, and marks a near one, until its column goes")],
  "B-7.19": [
    component("contracts/dashboard-page")(
      "shows parties and price of the contracts that were read, in their own words, when those columns are chosen",
    ),
    api("week-needs")("parties and price are listed of contracts that one has a part in, in the contract's words"),
  ],
  "B-7.17": [
    component("contracts/bulk")("goes by j and k, chooses by x and clears by Escape, but not while somebody types"),
  ],
};
