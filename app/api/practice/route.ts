import { route } from "@/lib/server/adapters/route";
import { ourPractice } from "@/lib/portfolio/practice/practice";
import { practiceDto, practiceQuery } from "@/lib/portfolio/practice/schema";

export const GET = route({
  summary: "What the caller usually signs, topic by topic, from the signed contracts that they can read",
  answer: { one: practiceDto },
  query: practiceQuery,
  limit: "lookUp",
  run: ({ actor, query }) => ourPractice(actor, query),
});
