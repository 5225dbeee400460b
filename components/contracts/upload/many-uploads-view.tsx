"use client";

import { Link } from "@/components/ui/link";
import { withReason } from "@/components/forms/no-answer";
import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CheckIcon, CloseIcon, DocumentIcon, ErrorIcon } from "@/components/ui/icons";
import { Progress } from "@/components/ui/progress";
import { percentOf, progressText } from "./progress-words";
import { isUnderWay, type OneOfMany } from "./use-many-uploads";

/** A line for each file that was dropped: how far it is, its contract, or why there is none. Source: B-7.10. */
export function ManyUploadsView({ uploads, onClose }: { uploads: readonly OneOfMany[]; onClose: () => void }) {
  const { contractList: words } = useCopy();
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state.step === "done").length;
  return (
    <Card className="max-h-96 overflow-y-auto">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-2 pl-4">
        <h2 role="status" className="text-sm font-medium">
          {words.filesDone(done, uploads.length)}
        </h2>
        {!uploads.some(isUnderWay) && (
          <IconButton label={words.filesHide} onClick={onClose}>
            <CloseIcon className="size-4" />
          </IconButton>
        )}
      </div>
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <li key={upload.id} className="grid items-center gap-x-4 gap-y-1 min-h-11 px-4 py-2 text-sm sm:grid-cols-2">
            <span className="flex min-w-0 items-center gap-2">
              <Sign state={upload.state} />
              <span className="truncate" title={upload.file.name}>
                {upload.file.name}
              </span>
            </span>
            <Line upload={upload} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The words beside it say the same. */
function Sign({ state }: Pick<OneOfMany, "state">) {
  if (state.step === "done") return <CheckIcon className="size-5 text-success" />;
  if (state.step === "failed") return <ErrorIcon className="size-5 text-danger" />;
  return <DocumentIcon className="size-5 text-ink-muted" />;
}

function Line({ upload: { file, state } }: { upload: OneOfMany }) {
  const { contractList: words, contracts, common } = useCopy();
  if (state.step === "done")
    return (
      <Link href={`/contracts/${state.contractId}`} className="text-primary underline-offset-2 hover:underline">
        {words.fileOpen}
      </Link>
    );
  if (state.step === "failed")
    return (
      <span className="text-danger">
        {state.message ??
          (state.isConnection ? withReason(contracts.upload.failed, common.noAnswerReason) : contracts.upload.failed)}
      </span>
    );
  if (state.step === "waiting") return <span className="text-ink-muted">{words.fileWaiting}</span>;
  if (state.step === "cancelled") return <span className="text-ink-muted">{contracts.upload.cancelled}</span>;
  const text = progressText(state, contracts.upload);
  return (
    <span className="flex items-center gap-3">
      <Progress
        label={words.fileTransfer(file.name)}
        percent={percentOf(state)}
        valueText={text}
        className="h-1.5 w-28 shrink-0"
      />
      <span className="text-xs text-ink-muted">{text}</span>
    </span>
  );
}
