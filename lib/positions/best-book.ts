/** Which of somebody's books a contract is held against at first. Pure. */
import { offeredFor, type Offered } from "./kinds";

/** A book for contracts of this type, else one for their kind, else one for any, else the first. */
export function bestBook<B extends Offered>(books: readonly B[], type: string): B | undefined {
  return offeredFor(books, type)[0];
}
