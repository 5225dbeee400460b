/** What a redline shows beside what came in and what went, and so has to be told of at its foot. */
export type OtherChanges = { isMoved: boolean; isReformatted: boolean };
