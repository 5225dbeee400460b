/** The Message-ID of a letter is made of its id, so what answers it names it. */
const DOMAIN = "contract-manager.local";
const NAMED = /<([\w-]{1,100})@contract-manager\.local>/g;

export const messageIdOf = (letterId: string): string => `<${letterId}@${DOMAIN}>`;

/** The letters of ours that a header such as `In-Reply-To` or `References` names, in its order. Linear. */
export const lettersNamedIn = (header: string): string[] => [...header.matchAll(NAMED)].map(([, id = ""]) => id);
