import "server-only";
import { indexWords } from "@/lib/documents/search/index-words";
import { indexInWorker } from "@/lib/workers/texts";

/** Words of shorter texts are found in some milliseconds. UTF-16 units. */
const SHORT_CHARS = 32_000;
/** What is done for no one has one account's turns. */
const NOBODY = "";

/**
 * What the index of words keeps of a contract's text: of a long one in a thread.
 * @param searchText of the contract: its name, and its text below @throws {WorkerFailure}, {LineTooLong}
 */
export async function wordsOfText(searchText: string, account = NOBODY): Promise<string> {
  const folded = searchText.slice(searchText.indexOf("\n") + 1);
  return folded.length <= SHORT_CHARS ? indexWords(folded) : indexInWorker(folded, { account });
}
