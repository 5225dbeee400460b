import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { actorBehind } from "@/lib/people/accounts/session/session";

/** The person behind the page or action that is being answered, read once a request. */
export const currentActor = cache(async () => actorBehind({ headers: await headers(), cookies: await cookies() }));
