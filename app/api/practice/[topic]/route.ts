import { route } from "@/lib/server/adapters/route";
import { practiceOfTopic } from "@/lib/portfolio/practice/practice";
import { practiceQuery, practiceTopicDto, practiceTopicParams } from "@/lib/portfolio/practice/schema";

export const GET = route({
  summary: "A topic's usual values and wordings, each with its contracts and passages",
  answer: { one: practiceTopicDto },
  params: practiceTopicParams,
  query: practiceQuery,
  limit: "lookUp",
  run: ({ actor, params, query }) => practiceOfTopic(actor, params.topic, query),
});
