import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { actorBehind } from "@/lib/people/accounts/session/session";

/** The user behind the page or action being answered, read once per request. */
export const currentActor = cache(async () => actorBehind({ headers: await headers(), cookies: await cookies() }));
