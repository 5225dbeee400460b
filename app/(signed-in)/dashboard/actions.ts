"use server";

import { action } from "@/lib/adapters/action";
import { changeContract, deleteContract } from "@/lib/contracts/changes";
import { changeContractBody, contractParams } from "@/lib/contracts/schema";
import { CHANGE_WORDS } from "@/lib/contracts/words";

/** Renames a contract or changes its type. */
export const changeContractAction = action(
  changeContractBody.and(contractParams),
  async (actor, { contractId, ...change }) => changeContract(actor, contractId, change),
  { words: CHANGE_WORDS, limit: "change" },
);

/** Deletes a contract for good. */
export const deleteContractAction = action(
  contractParams,
  async (actor, { contractId }) => {
    await deleteContract(actor, contractId);
    return { contractId };
  },
  { limit: "removal" },
);
