/** Figures for what `train-dates.mts` learned, on contracts not seen by the weights of their fold. */
import type { Features } from "@/lib/engine/time/features";

type Role = { role: string; isLabelled: boolean; isRight: boolean; chance: number | null; isOne: boolean; got: string };
export type Outcome = {
  number: number;
  one: { id: string; lang: string };
  roles: readonly Role[];
  days: ReadonlyMap<string, { chance: number; said: string; features: Features }>;
  wanted: ReadonlySet<string>;
};
type FiledOutcome = Omit<Role, "chance" | "got"> & { isSaid: boolean; chance: number };

/** Prints results for own days and deadlines, by half and language. */
export function printFigures(outcomes: readonly Outcome[]): void {
  for (const half of ["read", "unread", "en", "ru", "mn"])
    print(
      half,
      outcomes.filter(({ number, one }) => half === one.lang || half === (number % 2 === 0 ? "read" : "unread")),
    );
  print("all", outcomes);
}

/** Prints errors on the half that may be read, and how often days are right by their probability. */
export function printDetails(outcomes: readonly Outcome[], filedOutcomes: readonly FiledOutcome[]): void {
  if (process.argv.includes("--misses"))
    for (const { number, one, roles, days, wanted } of outcomes.filter((outcome) => outcome.number % 2 === 0)) {
      void number;
      for (const { role, isRight, isLabelled, chance, got } of roles)
        if (!isRight && (isLabelled || chance !== null))
          console.log(`${one.id} ${role} ${chance?.toFixed(2) ?? "-"} ${got}`);
      for (const [iso, { chance, said }] of days)
        if (wanted.has(iso) !== chance >= 0.45)
          console.log(`${one.id} ${wanted.has(iso) ? "MISS" : "FALSE"} ${iso} ${chance.toFixed(2)} ${said}`);
    }
  for (const role of ["made", "start", "end"] as const) {
    const here = outcomes.flatMap(({ roles }) => roles.filter((one) => one.role === role && one.chance !== null));
    const at = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95].map((least) => {
      const sure = here.filter(({ chance, isOne }) => (chance ?? 0) >= least && isOne);
      return `${least}: ${sure.filter(({ isRight }) => isRight).length} of ${sure.length}`;
    });
    console.log(role.padEnd(7), "right where it is alone and at least so likely:", at.join(", "));
  }
  const ends = outcomes.flatMap(({ roles }) => roles.filter(({ role, chance }) => role === "end" && chance !== null));
  for (const [from, to] of [
    [0, 0.2],
    [0.2, 0.3],
    [0.3, 0.4],
    [0.4, 0.5],
    [0.5, 0.6],
    [0.6, 1],
  ] as const) {
    const here = ends.filter(({ chance }) => (chance ?? 0) >= from && (chance ?? 0) < to);
    console.log(`ends from ${from} to ${to}: ${here.filter(({ isRight }) => isRight).length} of ${here.length} right`);
  }
  const proposed = outcomes.flatMap(({ days, wanted }) =>
    [...days].map(([iso, { chance }]) => ({ chance, isRight: wanted.has(iso) })),
  );
  console.log(
    "deadlines right where at least so likely:",
    [0.85, 0.9, 0.95]
      .map((least) => {
        const sure = proposed.filter(({ chance }) => chance >= least);
        return `${least}: ${sure.filter(({ isRight }) => isRight).length} of ${sure.length}`;
      })
      .join(", "),
  );

  for (const role of ["made", "start", "end"]) {
    const here = filedOutcomes.filter((one) => one.role === role);
    const right = here.filter(({ isRight }) => isRight).length;
    const sure = [0.3, 0.5, 0.7, 0.9].map((least) => {
      const said = here.filter((one) => one.isSaid && one.isOne && one.chance >= least);
      return `${least}: ${said.filter(({ isRight }) => isRight).length} of ${said.length}`;
    });
    console.log(
      "filed",
      role,
      "found",
      share(right, here.filter(({ isLabelled }) => isLabelled).length),
      "right",
      share(right, here.filter(({ isSaid }) => isSaid).length),
      "sure",
      ...sure,
    );
  }
}

function print(name: string, all: readonly Outcome[]): void {
  const roles = (["made", "start", "end"] as const).map((role) => {
    const here = all.map((one) => one.roles.find((found) => found.role === role)).filter((one) => one !== undefined);
    const right = here.filter(({ isRight }) => isRight).length;
    const said = here.filter(({ chance }) => chance !== null).length;
    return `${role} ${share(right, here.filter(({ isLabelled }) => isLabelled).length)}/${share(right, said)}`;
  });
  const wanted = all.reduce((sum, one) => sum + one.wanted.size, 0);
  const at = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((least) => {
    const said = all.flatMap(({ days, wanted: these }) =>
      [...days].filter(([, { chance }]) => chance >= least).map(([iso]) => these.has(iso)),
    );
    return `${least}: ${share(said.filter(Boolean).length, said.length)}/${share(said.filter(Boolean).length, wanted)}`;
  });
  console.log(name.padEnd(7), "found/right", ...roles, "| deadlines right/found of", wanted, ...at);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : ((100 * part) / whole).toFixed(0);
}
