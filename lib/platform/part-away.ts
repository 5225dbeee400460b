/** A part behind the app is away (storage, mail). It may be tried again: jobs wait, callers are told 503. */
export class PartAway extends Error {
  constructor(
    readonly part: "storage" | "mail",
    options: { cause: unknown },
  ) {
    super(
      `The ${part} does not answer: ${options.cause instanceof Error ? options.cause.message : String(options.cause)}`,
      options,
    );
    this.name = "PartAway";
  }
}
