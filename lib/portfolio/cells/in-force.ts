/** A cell as the text in force has it, for whoever may open all that was read. Source: B-31.16. */
import type { AnswerCell, AnswerValue } from "@/lib/assistant/answers/cells";
import type { KeptWord } from "@/lib/assistant/answers/words";
import type { CellInForce } from "@/lib/assistant/in-force/kept";
import type { SignedDocument } from "@/lib/assistant/in-force/signed-store";
import type { CellDto } from "@/lib/portfolio/schema";

type Amended = {
  documents: readonly SignedDocument[];
  /** Undefined where there is no reading that the reader may see. */
  read: CellInForce | undefined;
  /** As the contract's own text has it, and as it is shown with what people say of it. */
  own: AnswerCell | undefined;
  shown: CellDto;
  said: KeptWord | null;
};

/** What a person said of the contract's own words doesn't hold for those that an amendment put in their place. */
export function amendedCell({ documents, read, own, shown, said }: Amended): CellDto {
  if (!read) return lowered(shown);
  const { cell, isChanged } = read;
  if (!isChanged && isSameValue(cell.value, own?.value ?? null))
    return cell.state === "stated" ? shown : lowered(shown);
  if (isCorrectedSince(said, documents)) return shown;
  const { state, value, more } = cell;
  const { isFlagged } = shown;
  const inForce = { documents: sources(read, documents), own: shown.value };
  return { state, value, more, isOutOfDate: false, verified: null, isFlagged, inForce };
}

/** What signed documents may change isn't said for sure. */
function lowered(shown: CellDto): CellDto {
  return shown.state === "stated" ? { ...shown, state: "likely" } : shown;
}

/** A person who saw the text in force, and knew better. */
function isCorrectedSince(said: KeptWord | null, documents: readonly SignedDocument[]): boolean {
  if (!said?.holds || !said.isCorrection || said.knewAmended !== true) return false;
  return documents.every(({ addedAt }) => addedAt.toISOString() < said.at);
}

/** Of words that are taken out nothing is left to quote: then all that changes the contract. */
function sources({ sources: named }: CellInForce, documents: readonly SignedDocument[]) {
  const since = new Map(named.map(({ contractId, from }) => [contractId, from]));
  const those = documents.filter(({ contractId }) => named.length === 0 || since.has(contractId));
  return those.map(({ contractId, versionId, name, holdsFrom }) => ({
    ...{ contractId, versionId: versionId ?? "", name, from: since.get(contractId) ?? holdsFrom },
  }));
}

function isSameValue(one: AnswerValue | null, other: AnswerValue | null): boolean {
  if (one === null || other === null) return one === other;
  const figures = ({ day, amount, currency, number, unit, rate }: AnswerValue) =>
    JSON.stringify([day, amount, currency, number, unit, rate]);
  return one.text === other.text && figures(one) === figures(other);
}
