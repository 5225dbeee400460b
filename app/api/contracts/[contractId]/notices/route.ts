import { contractParams } from "@/lib/contracts/schema";
import { finishNotice } from "@/lib/notices/finishing";
import { listNotices } from "@/lib/notices/notices";
import { newNoticeBody, noticeDto } from "@/lib/notices/schema";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "Notice letters of a contract, newest first",
  answer: { list: noticeDto },
  params: contractParams,
  run: ({ actor, params }) => listNotices(actor, params.contractId),
});

export const POST = route({
  summary: "Finish a notice letter: 422 while a fact it needs is missing, or the clause is not quoted word for word",
  answer: { one: noticeDto },
  params: contractParams,
  body: newNoticeBody,
  status: 201,
  limit: "assistant",
  run: ({ actor, params, body, commit, request }) =>
    finishNotice(actor, params.contractId, { input: body, signal: request.signal }, commit),
});
