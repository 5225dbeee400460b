/** The types of what stands beside it: `npm run db:generate` makes both, and git keeps what is run. */
export * from "../generated/sqlite/client";
