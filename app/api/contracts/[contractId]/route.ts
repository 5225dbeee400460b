import { route } from "@/lib/adapters/route";
import { changeContract, deleteContract } from "@/lib/contracts/changes";
import { getContract } from "@/lib/contracts/contracts";
import { changeContractBody, contractParams } from "@/lib/contracts/schema";
import { CHANGE_WORDS } from "@/lib/contracts/words";

export const GET = route({ params: contractParams, run: ({ actor, params }) => getContract(actor, params.contractId) });

export const PATCH = route({
  params: contractParams,
  body: changeContractBody,
  words: CHANGE_WORDS,
  limit: "change",
  run: ({ actor, params, body }) => changeContract(actor, params.contractId, body),
});

export const DELETE = route({
  params: contractParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => deleteContract(actor, params.contractId),
});
