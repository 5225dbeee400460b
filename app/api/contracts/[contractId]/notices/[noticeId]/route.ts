import { getNotice } from "@/lib/notices/notices";
import { noticeDto, noticeParams } from "@/lib/notices/schema";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "A notice letter, how it was sent, and its proof",
  answer: { one: noticeDto },
  params: noticeParams,
  run: ({ actor, params }) => getNotice(actor, params),
});
