"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";

/**
 * A button that copies an invitation's link, and the link itself where the browser lets no page do that; both null
 * without a link.
 */
export function useCopyLink(link: string | undefined, email: string): { button: ReactNode; byHand: ReactNode } {
  const words = useCopy().collaboration.invitations;
  const toast = useToast();
  const [shown, setShown] = useState<string | null>(null);
  if (link === undefined) return { button: null, byHand: null };

  async function copy(address: string) {
    const isCopied = await writeToClipboard(address);
    setShown(isCopied ? null : address);
    if (isCopied) toast.success(words.copied);
  }

  const button = (
    <Button variant="outline" size="sm" aria-label={words.copyLinkFor(email)} onClick={() => void copy(link)}>
      {words.copyLink}
    </Button>
  );
  const byHand = shown === link && (
    <Field label={words.copyByHand(email)} hint={words.copyByHandHint}>
      <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </Field>
  );
  return { button, byHand };
}

/** The clipboard is missing on plain-http sites and may be denied. */
async function writeToClipboard(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard; // the types don't know of plain http
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
