import { route } from "@/lib/server/adapters/route";
import { removeQuestion } from "@/lib/portfolio/questions/questions";
import { questionParams } from "@/lib/portfolio/schema";

export const DELETE = route({
  summary: "Delete a question of one's own with its answers",
  answer: "nothing",
  params: questionParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeQuestion(actor, params.questionId),
});
