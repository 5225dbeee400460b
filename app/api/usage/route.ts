import { ownUsage } from "@/lib/access/quotas";
import { route } from "@/lib/adapters/route";

export const GET = route({ run: ({ actor }) => ownUsage(actor) });
