"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { UploadProgress } from "./upload-flow";
import { percentOf, progressText } from "./progress-words";

/** How far the transfer is, with its end in the person's hand. */
export function UploadProgressView({ progress, onCancel }: { progress: UploadProgress; onCancel: () => void }) {
  const words = useCopy().contracts.upload;
  const text = progressText(progress, words);
  return (
    <div className="space-y-2 rounded border border-line bg-page/60 px-4 py-3">
      <div className="flex min-h-8 items-center justify-between gap-3 text-sm">
        <p className="min-w-0">{text}</p>
        {progress.step !== "registering" && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
      <Progress label={words.transfer} percent={percentOf(progress)} valueText={text} />
    </div>
  );
}
