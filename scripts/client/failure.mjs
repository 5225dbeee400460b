/** What went wrong, as the shell is told it. */
const EXIT_CODES = { refused: 1, usage: 2, forbidden: 3, missing: 4, away: 5 };

export class Failure extends Error {
  /** @param {keyof typeof EXIT_CODES} kind @param {string} message */
  constructor(kind, message) {
    super(message);
    this.exitCode = EXIT_CODES[kind];
  }

  /** @param {number} status @param {{ message?: string, code?: string }} problem */
  static ofAnswer(status, problem) {
    const words = problem.message ? `${problem.message} (${problem.code ?? status})` : `The server answered ${status}.`;
    return new Failure(kindOf(status), words);
  }
}

function kindOf(status) {
  if (status === 401 || status === 403) return "forbidden";
  if (status === 404) return "missing";
  return status >= 500 || status === 429 ? "away" : "refused";
}
