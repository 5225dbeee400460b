"use client";

import { useState } from "react";
import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { FamilyDrawing } from "@/components/ui/drawings/page-drawings";
import { Button } from "@/components/ui/button";
import { PlusIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import { useToast } from "@/components/ui/overlay/toast";
import type { FamiliesDto } from "@/lib/families/schema";
import { ContractChooser } from "./contract-chooser";
import { readFamilies, startFamily } from "./family-calls";
import "./family.css";

type Family = FamiliesDto["families"][number];

/** All families in which the reader has a part. Source: B-31.3. */
export function FamiliesScreen({ first }: { first: FamiliesDto }) {
  const words = useCopy().families;
  const toast = useToast();
  const [shown, setShown] = useState(first);
  const [isChoosing, setIsChoosing] = useState(false);
  const more = async (cursor: string) => {
    const next = await readFamilies(cursor);
    if (next) setShown({ families: [...shown.families, ...next.families], nextCursor: next.nextCursor });
    else toast.error(words.failed);
  };
  const { families, nextCursor } = shown;
  return (
    <>
      <PageHeading
        title={words.title}
        text={words.hint}
        actions={
          <Button onClick={() => setIsChoosing(true)}>
            <PlusIcon className="size-4" />
            {words.create}
          </Button>
        }
      />
      {families.length === 0 ? (
        <EmptyState isCard drawing={<FamilyDrawing />} title={words.empty} text={words.emptyHint} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
          {families.map((family) => (
            <li key={family.id}>
              <FamilyLine family={family} />
            </li>
          ))}
        </ul>
      )}
      {nextCursor !== null && (
        <Button variant="outline" className="mt-4" onClick={() => void more(nextCursor)}>
          {words.more}
        </Button>
      )}
      {isChoosing && <NewFamily onClose={() => setIsChoosing(false)} />}
    </>
  );
}

function FamilyLine({ family: { id, name, documentCount, hiddenCount, roles } }: { family: Family }) {
  const words = useCopy().families;
  const kinds = roles
    .filter(({ role }) => role !== "agreement")
    .map(({ role, count }) => words.roleCounts[role](count));
  return (
    <Link
      href={`/families/${encodeURIComponent(id)}`}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1 basis-60 font-medium break-words">{name || words.hiddenAgreement}</span>
      <span className="text-xs text-ink-muted">
        {[words.documents(documentCount), ...kinds, ...(hiddenCount > 0 ? [words.hidden(hiddenCount)] : [])].join(
          " · ",
        )}
      </span>
    </Link>
  );
}

function NewFamily({ onClose }: { onClose: () => void }) {
  const words = useCopy().families;
  const toast = useToast();
  const router = useRouter();
  const choose = async (contractId: string) => {
    const done = await startFamily(contractId);
    if (done.ok) router.push(`/families/${encodeURIComponent(done.answer.id)}`);
    else toast.error(done.message || words.failed);
  };
  return <ContractChooser title={words.create} hint={words.createHint} onChoose={choose} onClose={onClose} />;
}
