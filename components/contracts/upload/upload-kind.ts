import { typeGuess } from "@/lib/contracts/reading/guessed";

/** Whether a contract's name itself says its type: a type guessed by the words of the text is less sure. */
export function isNamedAs(name: string, type: string): boolean {
  const guess = typeGuess(name);
  return guess.isNamed && guess.type === type;
}
