/** Inputs and answers of log-ins by an issuer of OpenID Connect. Client-safe. Source: behaviour §2. */
import { z } from "zod";

export const identityIdInput = z.object({ identityId: z.string().min(1).max(100) });

/** A link to the issuer's account with this address; '' where the issuer named none. */
export type IdentityDto = { id: string; email: string; linkedAt: string };
