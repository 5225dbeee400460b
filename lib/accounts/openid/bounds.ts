/** Addresses of linking that screens and doors share. No zod: browsers load them. */

/** The screen that an issuer's answer comes back to when it links, and what it says there. */
export const LINK_PATH = "/settings";

/** Names of its parameters: the step that was begun, and how it ended. */
export const LINK_STEP = "link";
export const LINK_OUTCOME = "linked";
