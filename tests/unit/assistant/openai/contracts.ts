import type { AnswerPiece, ContractText } from "@/lib/engine/port";

/** A contract for tests: lines as they stand, one page. */
export function contractText(...lines: string[]): ContractText {
  return {
    text: lines.join("\n"),
    pages: [{ start: 0, page: 1 }],
    contractName: "Lease",
    contractType: "Lease Agreement",
  };
}

export const LEASE = contractText(
  "LEASE AGREEMENT",
  "1. Parties. Acme LLC (the “Landlord”) and Bold LLC (the “Tenant”).",
  "2. Rent. The Tenant shall pay USD 1,500 within thirty (30) days after each month.",
  "3. Governing law. This Agreement is governed by the laws of Mongolia.",
  "4. Notices go to office@acme.mn or https://acme.mn/notices.",
);

export async function all(pieces: AsyncIterable<AnswerPiece>): Promise<AnswerPiece[]> {
  const found: AnswerPiece[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

/** The words of an answer, its quotes as ‹…›. */
export function written(pieces: readonly AnswerPiece[]): string {
  return pieces
    .map((piece) => (piece.kind === "text" ? piece.text : piece.kind === "passage" ? `‹${piece.passage.content}›` : ""))
    .join("");
}
