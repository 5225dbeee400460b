"use server";

import { action } from "@/lib/server/adapters/action";
import { changeContract } from "@/lib/contracts/changes";
import { duplicateContract } from "@/lib/contracts/templates/duplicate";
import { setLabels, setViews } from "@/lib/contracts/list/workplace";
import { changeContractBody, contractParams } from "@/lib/contracts/schema";
import { endContract, trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { CHANGE_WORDS } from "@/lib/contracts/words";
import { labelsBody, viewsBody } from "@/lib/contracts/list/workplace-schema";

/** Renames a contract or changes its type. */
export const changeContractAction = action(
  changeContractBody.and(contractParams),
  async (actor, { contractId, ...change }) => changeContract(actor, contractId, change),
  { words: CHANGE_WORDS, limit: "change" },
);

/** Moves a contract to its owner's trash. */
export const deleteContractAction = action(
  contractParams,
  async (actor, { contractId }) => {
    await trashContract(actor, contractId);
    return { contractId };
  },
  { limit: "removal" },
);

/** Restores a contract from the trash. */
export const undeleteContractAction = action(
  contractParams,
  async (actor, { contractId }) => {
    await undeleteContract(actor, contractId);
    return { contractId };
  },
  { limit: "change" },
);

/** Deletes a contract in the trash for good. */
export const endContractAction = action(
  contractParams,
  async (actor, { contractId }) => {
    await endContract(actor, contractId);
    return { contractId };
  },
  { limit: "removal" },
);

/** Creates the user's own draft with a contract's text. */
export const duplicateContractAction = action(
  contractParams,
  async (actor, { contractId }) => duplicateContract(actor, contractId),
  { limit: "template" },
);

/** Sets the user's own labels on a contract. */
export const labelContractAction = action(
  labelsBody.and(contractParams),
  async (actor, { contractId, ...change }) => setLabels(actor, contractId, change),
  { limit: "change" },
);

/** Saves the user's views of the list. */
export const saveViewsAction = action(viewsBody, async (actor, input) => ({ views: await setViews(actor, input) }), {
  limit: "change",
});
