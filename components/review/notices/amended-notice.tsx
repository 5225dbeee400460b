"use client";

import { readFamily, readText } from "@/components/families/family-calls";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Link } from "@/components/ui/link";
import { groupedBy } from "@/lib/grouped-by";
import type { DocumentDto } from "@/lib/families/schema";
import { documentLabel } from "@/lib/families/label";

type Props = { contractId: string; familyId: string };
type Changed = { document: DocumentDto; clauses: readonly string[] };

/**
 * Which clauses of the text below a signed amendment has changed, for readers who can open that: the page itself shows
 * the contract as it was signed. Leads to the text in force. Source: B-31.18.
 */
export function AmendedNotice({ contractId, familyId }: Props) {
  const { review, families } = useCopy();
  const words = review.family;
  const { data } = useRead(`amended clauses ${contractId} ${familyId}`, () => readChanged({ contractId, familyId }));
  if (!data || data.length === 0) return null;
  return (
    <Banner
      role="status"
      action={
        <Link href={`/families/${encodeURIComponent(familyId)}`} className="font-medium whitespace-nowrap underline">
          {words.inForce}
        </Link>
      }
    >
      {data.map(({ document, clauses }) => (
        <p key={document.id}>{words.changedBy(documentLabel(document, families), clauses.join(", "))}</p>
      ))}
    </Banner>
  );
}

async function readChanged({ contractId, familyId }: Props): Promise<Changed[] | null> {
  const family = await readFamily(familyId);
  const own = family?.documents.find((document) => document.contractId === contractId);
  if (!family || !own || own.role === "amendment") return family && [];
  const text = await readText(familyId, { of: own.id, on: family.today });
  if (!text) return null;
  const applied = text.changes.filter(({ isInForce, isApplied, number }) => isInForce && isApplied && number !== "");
  return [...groupedBy(applied, ({ documentId }) => documentId)].flatMap(([id, changes]) => {
    const document = family.documents.find((one) => one.id === id);
    return document ? [{ document, clauses: [...new Set(changes.map(({ number }) => number))] }] : [];
  });
}
