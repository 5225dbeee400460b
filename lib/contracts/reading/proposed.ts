/** What a contract that was just read may be called and be, for people to take over. Pure. Source: B-8.19. */
import { foldForSearch } from "@/lib/documents/search/search-text";
import { titleAsName, typeGuess, type ContractType } from "./guessed";
import { nameFromFile } from "./name-from-file";

/** Null where what stands there is as good. */
export type Proposal = { name: string | null; type: ContractType | null };

/** The title in place of a name that is the file's, and the type that the title names. What somebody typed stays. */
export function proposedFor(
  { name, contractType, fileName }: { name: string; contractType: string; fileName: string },
  text: string,
): Proposal {
  const title = name === nameFromFile(fileName) ? titleAsName(text) : null;
  const isOther = title !== null && foldForSearch(title) !== foldForSearch(name);
  const { type, isNamed } = typeGuess(text);
  return { name: isOther ? title : null, type: isNamed && !isSame(type, contractType) ? type : null };
}

/** Templates call a sale otherwise than uploads do. */
function isSame(type: string, other: string): boolean {
  const plain = (name: string) => name.replace("Sales Agreement", "Sales Contract");
  return plain(type) === plain(other);
}
