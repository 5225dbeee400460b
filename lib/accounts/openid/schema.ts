/** Inputs and answers of log-ins by an issuer of OpenID Connect. Client-safe. Source: behaviour §2. */
import { z } from "zod";

export const identityIdInput = z.object({ identityId: z.string().min(1).max(100) });

/** A link to the issuer's account with this address; '' where the issuer named none. */
export type IdentityDto = { id: string; email: string; linkedAt: string };

/** The screen that an issuer's answer comes back to when it links, and what it says there. */
export const LINK_PATH = "/settings";
/** Names of its parameters: the step that was begun, and how it ended. */
export const LINK_STEP = "link";
export const LINK_OUTCOME = "linked";
