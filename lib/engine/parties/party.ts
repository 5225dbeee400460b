import type { Span } from "../text/spans";

/** A party as introduced: its place, name and role ('Provider'); name and role may both be missing. */
export type Party = Span & { name: string | null; role: string | null; isCollective: boolean };
