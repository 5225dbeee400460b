"use client";

import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { CreateFromTemplate } from "@/lib/contracts/templates/template-schema";

export type CreateSample = (input: CreateFromTemplate) => Promise<ActionResult<{ id: string }>>;

/** Creates a contract from our short sample in the reader's language, and opens it. Source: B-7.2. */
export function SampleButton({ create }: { create: CreateSample }) {
  const { contractList: words, sample } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const { run, busy } = useAction(create, {
    fallback: words.sampleFailed,
    onProblem: ({ message }) => toast.error(message),
  });
  async function start() {
    const made = await run({ type: "Other", name: sample.name, fields: { textContent: sample.text } });
    if (made) router.push(`/contracts/${made.id}`);
  }
  return (
    <Button variant="outline" busy={busy} onClick={() => void start()}>
      {words.sample}
    </Button>
  );
}
