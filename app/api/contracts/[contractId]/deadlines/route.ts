import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { addDeadline } from "@/lib/deadlines/changing";
import { deadlinesOfContract } from "@/lib/deadlines/deadlines";
import { deadlineDto, newDeadlineBody } from "@/lib/deadlines/schema";

export const GET = route({
  summary: "Dates and duties of a contract, by date",
  answer: { list: deadlineDto },
  params: contractParams,
  run: ({ actor, params }) => deadlinesOfContract(actor, params.contractId),
});

export const POST = route({
  summary: "Add a date or duty of one's own, once or repeated, or one from a passage",
  answer: { one: deadlineDto },
  params: contractParams,
  body: newDeadlineBody,
  status: 201,
  limit: "change",
  run: ({ actor, params, body, commit }) => addDeadline(actor, params.contractId, body, commit),
});
