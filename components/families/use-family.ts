"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { useToast } from "@/components/ui/overlay/toast";
import type { Done } from "@/components/forms/sent";
import type {
  ChangeDocument,
  ContradictionsDto,
  DocumentDto,
  FamilyDto,
  ProposalDto,
  TextDto,
} from "@/lib/families/schema";
import { toTextQuery, type Asked } from "./day-bar";
import * as calls from "./family-calls";

/** A family with its text on the day that is asked for; each change here reads all of it anew. */
export function useFamily(initial: FamilyDto) {
  const words = useCopy().families;
  const toast = useToast();
  const [asked, setAsked] = useState<Asked>({ on: initial.today, way: "onDay" });
  const query = toTextQuery(asked);
  const key = JSON.stringify(query);
  const family = useRead<FamilyDto>(`family ${initial.id}`, () => calls.readFamily(initial.id), initial);
  const hasText = (family.data ?? initial).agreementId !== null;
  const text = useRead<TextDto | "none">(`text of ${initial.id} ${hasText} ${key}`, async () =>
    hasText ? calls.readText(initial.id, query) : "none",
  );
  const found = useRead<ContradictionsDto | "none">(`contradictions of ${initial.id} ${hasText} ${key}`, async () =>
    hasText ? calls.readContradictions(initial.id, query) : "none",
  );
  const proposals = useRead<readonly ProposalDto[]>(`proposals of ${initial.id}`, async () => {
    return (await calls.readProposals(initial.id))?.proposals ?? null;
  });
  const reloadAll = () => Promise.all([family.reload(), text.reload(), found.reload(), proposals.reload()]);
  const after = async (done: Done<unknown>, said: string): Promise<boolean> => {
    if (!done.ok) toast.error(done.message || words.failed);
    else {
      toast.success(said);
      await reloadAll();
    }
    return done.ok;
  };
  return {
    family: family.data ?? initial,
    asked,
    setAsked,
    query,
    text: text.data === "none" ? null : (text.data ?? null),
    isTextFailed: text.isFailed,
    isReading: text.isAsking,
    retryText: () => void text.reload(),
    found: found.data === "none" ? null : (found.data ?? null),
    proposals: proposals.data ?? [],
    add: async (contractId: string) => {
      const done = await calls.addToFamily(initial.id, { contractId });
      await after(done, words.add.done);
      return done.ok ? done.answer : null;
    },
    change: async ({ id }: DocumentDto, change: ChangeDocument) =>
      after(await calls.changeInFamily(initial.id, id, change), words.edit.done),
    remove: async ({ id }: Pick<DocumentDto, "id">) =>
      after(await calls.removeFromFamily(initial.id, id), words.edit.removed),
    notRelated: async ({ childId, parentId }: ProposalDto) => {
      const done = await calls.notRelated({ contractId: childId, otherId: parentId });
      if (done.ok) await proposals.reload();
      else toast.error(done.message || words.failed);
    },
  };
}
export type OpenFamily = ReturnType<typeof useFamily>;
