import type { Span } from "../text/spans";

/** A party as the contract introduces it: where, by what name and in which role ('Provider'); both may be missing. */
export type Party = Span & { name: string | null; role: string | null; isCollective: boolean };
