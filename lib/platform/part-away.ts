/**
 * A part behind the app (the file storage, the mail service) that does not do its work for the moment. What asked for
 * it may be tried again: jobs wait for the part, callers are told 503.
 */
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
