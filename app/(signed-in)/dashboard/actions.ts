"use server";

import { action } from "@/lib/adapters/action";
import { changeContract } from "@/lib/contracts/changes";
import { changeContractBody, contractParams } from "@/lib/contracts/schema";
import { endContract, trashContract, undeleteContract } from "@/lib/contracts/trash";
import { CHANGE_WORDS } from "@/lib/contracts/words";

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

/** Brings a contract back from the trash. */
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
