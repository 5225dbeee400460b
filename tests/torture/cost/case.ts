/** What the cost fuzzer measures: one piece of work on one shape of input, at any size. */

/**
 * One row of the fuzzer with one shape. `ready` makes the input of a size outside of the measuring, and gives the work
 * on it; sizes are in UTF-16 units of text, roughly, or as the row says. Nothing is kept between two calls.
 */
export type CostCase = {
  row: string;
  shape: string;
  /** Size the doubling begins with, and the size up to which it goes. */
  first: number;
  most: number;
  /** Longest that it may take, where that is less than all others may. */
  longestMs?: number;
  ready: (size: number) => Work | Promise<Work>;
};
type Work = () => unknown;

/** What one case came to. `fault` is null when the time grew as it should. */
export type CostResult = { row: string; shape: string; size: number; ms: number; fault: string | null };

type Shapes<Input> = Readonly<Record<string, (size: number) => Input>>;

/** A case for each shape. `run` gets a fresh input each time. */
export function makeCases<Input>(
  row: string,
  shapes: Shapes<Input>,
  options: { run: (input: Input) => unknown; most: number; first?: number; longestMs?: number },
): CostCase[] {
  return casesOfPrepared(row, shapes, { ...options, prepare: (input) => input });
}

/** The same where part of the way to the work is another row's: `prepare` is not measured. */
export function casesOfPrepared<Input, Ready>(
  row: string,
  shapes: Shapes<Input>,
  {
    prepare,
    run,
    most,
    first = 2_000,
    longestMs,
  }: {
    prepare: (input: Input) => Ready | Promise<Ready>;
    run: (ready: Ready) => unknown;
    most: number;
    first?: number;
    longestMs?: number;
  },
): CostCase[] {
  return Object.entries(shapes).map(([shape, make]) => ({
    row,
    shape,
    first: Math.min(first, most),
    most,
    ...(longestMs === undefined ? {} : { longestMs }),
    ready: async (size) => {
      const ready = await prepare(make(size));
      return () => run(ready);
    },
  }));
}
