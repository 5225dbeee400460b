"use server";

import { action, streamAction } from "@/lib/adapters/action";
import { chatAboutContract, findInContract, summarizeContract } from "@/lib/assistant/assistant";
import { chatBody, findBody, summarizeQuery } from "@/lib/assistant/schema";
import { analyzeAgain } from "@/lib/contracts/intake";
import { contractParams, saveVersionBody, versionParams } from "@/lib/contracts/schema";
import { restoreVersion, saveVersion } from "@/lib/contracts/versions";

export const findAction = action(findBody.extend(contractParams.shape), async (actor, { contractId, ...input }) => findInContract(actor, contractId, input));
export const summarizeAction = streamAction(summarizeQuery.extend(contractParams.shape), async (actor, { contractId, ...input }) => summarizeContract(actor, contractId, input));
export const chatAction = streamAction(chatBody.extend(contractParams.shape), async (actor, { contractId, ...input }) => chatAboutContract(actor, contractId, input));
export const saveVersionAction = action(saveVersionBody.extend(contractParams.shape), async (actor, { contractId, ...input }) => saveVersion(actor, contractId, input));
export const restoreVersionAction = action(versionParams, async (actor, { contractId, versionId }) => restoreVersion(actor, contractId, { versionId }));
export const analyzeAgainAction = action(contractParams, async (actor, input) => analyzeAgain(actor, input));
