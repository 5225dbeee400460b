import { useCopy } from "@/components/copy/copy-provider";
import { LockIcon, SendIcon } from "@/components/ui/icons";
import type { Receipt } from "@/lib/assistant/schema";

/** Which engine gave an answer, and which host received the contract's text. Source: B-12.13. */
export function AnswerReceipt({ receipt }: { receipt: Receipt }) {
  const words = useCopy().assistant.receipt;
  const { engine, host, model, fellBackFrom } = receipt;
  const Icon = host === null && fellBackFrom === null ? LockIcon : SendIcon;
  const named = host === null ? words.builtIn : words.model(model ?? engine, host);
  return (
    <p
      data-receipt={fellBackFrom === null ? engine : "fell-back"}
      className="flex items-start gap-1.5 text-xs text-ink-muted"
    >
      <Icon className="mt-px size-3.5" />
      <span className="min-w-0 break-words">{fellBackFrom === null ? named : words.fellBack(fellBackFrom)}</span>
    </p>
  );
}
