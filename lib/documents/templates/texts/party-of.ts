/**
 * A party as a text names it: its role, and how its fields' names begin. `signsAlone`: a person whom nobody represents.
 */
export type PartyOf = { role: string; field: string; signsAlone?: boolean };
