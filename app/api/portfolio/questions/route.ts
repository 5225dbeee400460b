import { route } from "@/lib/server/adapters/route";
import { askOfAll, listQuestions } from "@/lib/portfolio/questions/questions";
import { questionBody, questionDto } from "@/lib/portfolio/schema";

export const GET = route({
  summary: "The caller's own questions, and how many contracts each was asked of",
  answer: { list: questionDto },
  run: ({ actor }) => listQuestions(actor),
});

export const POST = route({
  summary: "Ask a question of all of the caller's contracts, in the background",
  answer: { one: questionDto },
  body: questionBody,
  status: 201,
  limit: "positions",
  run: ({ actor, body, commit }) => askOfAll(actor, body, commit),
});
