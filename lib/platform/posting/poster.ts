import "server-only";
import { env } from "../env";
import { httpsPoster } from "./https-poster";
import type { Poster } from "./port";

export const poster: Poster = httpsPoster(env.WEBHOOK_HOSTS);
