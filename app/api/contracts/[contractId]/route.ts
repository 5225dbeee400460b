import { route } from "@/lib/server/adapters/route";
import { changeContract } from "@/lib/contracts/changes";
import { getContract } from "@/lib/contracts/contracts";
import { changeContractBody, contractDto, contractParams } from "@/lib/contracts/schema";
import { deleteContract } from "@/lib/contracts/trash/trash";
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
  summary:
    "Move a contract to the trash, where its owner may bring it back for 30 days; one in the trash ends for good",
  answer: "nothing",
  params: contractParams,
  status: 204,
  limit: "removal",
  isOnce: true,
  run: ({ actor, params, arrivedAt, commit }) => deleteContract(actor, params.contractId, { arrivedAt }, commit),
});
