/**
 * Before each file of components' tests: React takes no stack for each element that it makes, a tenth of these tests'
 * time. Development's warnings come all the same, with the components' names and without the line that made them. React
 * itself stops after ten thousand; here it finds them used up from the start.
 */
import * as React from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const MOST_STACKS = 10_000;

const internals = (React as unknown as Record<typeof INTERNALS, { recentlyCreatedOwnerStacks: number }>)[INTERNALS];
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => MOST_STACKS,
  set: () => undefined, // begins to count anew now and then
  configurable: true,
});
