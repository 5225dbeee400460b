import { route } from "@/lib/adapters/route";
import { changeContract, deleteContract } from "@/lib/contracts/changes";
import { getContract } from "@/lib/contracts/contracts";
import { changeContractBody, contractDto, contractParams } from "@/lib/contracts/schema";
import { CHANGE_WORDS } from "@/lib/contracts/words";

export const GET = route({
  summary: "A contract",
  answer: { one: contractDto },
  params: contractParams,
  run: ({ actor, params }) => getContract(actor, params.contractId),
});

export const PATCH = route({
  summary: "Change name or type, or mark as reviewed",
  answer: { one: contractDto },
  params: contractParams,
  body: changeContractBody,
  words: CHANGE_WORDS,
  limit: "change",
  run: ({ actor, params, body }) => changeContract(actor, params.contractId, body),
});

export const DELETE = route({
  summary: "Delete a contract",
  answer: "nothing",
  params: contractParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => deleteContract(actor, params.contractId),
});
