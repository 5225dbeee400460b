import { route } from "@/lib/adapters/route";
import { getPeople } from "@/lib/accounts/people";
import { batchBody } from "@/lib/accounts/schema";

export const POST = route({ body: batchBody, limit: "lookUp", run: ({ actor, body }) => getPeople(actor, body) });
