import { route } from "@/lib/adapters/route";
import { getPerson } from "@/lib/accounts/people";
import { userParams } from "@/lib/accounts/schema";

export const GET = route({ params: userParams, run: ({ actor, params }) => getPerson(actor, params.userId) });
