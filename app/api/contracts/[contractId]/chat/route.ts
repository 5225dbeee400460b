import { route } from "@/lib/adapters/route";
import { wholeChatAnswer } from "@/lib/adapters/stream";
import { chatAboutContract } from "@/lib/assistant/assistant";
import { chatBody } from "@/lib/assistant/schema";
import { contractParams } from "@/lib/contracts/schema";

export const POST = route({ params: contractParams, body: chatBody, run: async ({ actor, params, body, language }) => wholeChatAnswer(await chatAboutContract(actor, params.contractId, body), language) });
