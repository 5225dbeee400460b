import { sendNotice } from "@/lib/notices/sending";
import { noticeDto, noticeParams, sendNoticeBody } from "@/lib/notices/schema";
import { route } from "@/lib/server/adapters/route";

export const POST = route({
  summary: "Send a notice letter by mail, or record how it was posted; once, and its deadline is done then",
  answer: { one: noticeDto },
  params: noticeParams,
  body: sendNoticeBody,
  status: 201,
  scope: "share",
  limit: "send",
  run: ({ actor, params, body, commit }) => sendNotice(actor, params, body, commit),
});
