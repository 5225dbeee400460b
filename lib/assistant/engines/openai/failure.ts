/** Why a model gave no answer. Never holds its words or the contract's, so that it may be logged. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: "unreachable" | "refused" | "timedOut" | "malformed" | "givenUp" | "foreignHost" | "tooLong",
    readonly status: number | null = null,
  ) {
    super(status === null ? reason : `${reason} (${status})`);
    this.name = "ModelFailure";
  }
}
