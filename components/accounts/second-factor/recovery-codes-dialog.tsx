"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PrintIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/toast";

/**
 * Recovery codes, shown this once: to copy or to print. Only the button closes it, so that nobody loses them by a click
 * beside it.
 */
export function RecoveryCodesDialog({
  codes,
  areRenewed,
  onClose,
}: {
  codes: readonly string[];
  areRenewed: boolean;
  onClose: () => void;
}) {
  const { codes: words } = useCopy().secondFactor;
  const toast = useToast();

  async function copy() {
    const clipboard: Clipboard | undefined = navigator.clipboard; // missing on plain http, which the types don't know
    const isCopied = clipboard
      ? await clipboard.writeText(codes.join("\n")).then(
          () => true,
          () => false,
        )
      : false;
    if (isCopied) toast.success(words.copied);
    else toast.error(words.copyFailed);
  }

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={words.dialog}
      size="sm"
      isKept
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <PrintIcon className="size-4" />
            {words.print}
          </Button>
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <p>{words.keep}</p>
        {areRenewed && <Banner tone="warning">{words.old}</Banner>}
        <ol
          aria-label={words.label}
          className="grid grid-cols-1 gap-x-6 gap-y-1 rounded border border-line bg-page p-4 font-mono select-all sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
