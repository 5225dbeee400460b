import { route } from "@/lib/adapters/route";
import { endOtherSessions, listSessions } from "@/lib/accounts/sessions";

export const GET = route({ run: ({ actor }) => listSessions(actor) });

/** All but the one that asks. */
export const DELETE = route({ status: 204, limit: "removal", run: ({ actor }) => endOtherSessions(actor) });
