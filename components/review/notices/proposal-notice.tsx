"use client";

import { useMemo, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { wordsFor } from "@/components/forms/action-answer";
import { useAction } from "@/components/forms/use-action";
import type { ReviewActions } from "@/components/review/actions";
import type { ContractNews } from "@/components/review/use-contract";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CloseIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { proposedFor } from "@/lib/contracts/reading/guessed";
import type { ContractDto, VersionDto } from "@/lib/contracts/schema";

type Props = {
  news: Pick<ContractNews, "contract" | "adopt">;
  version: Pick<VersionDto, "versionNumber" | "plainText">;
  changeContract: ReviewActions["changeContract"];
};

/** Suggests an upload's own title and type in one quiet line, to accept with one click or dismiss. Source: B-8.19. */
export function ProposalNotice({ news, version, changeContract }: Props) {
  const { review, contracts } = useCopy();
  const words = review.proposal;
  const toast = useToast();
  const { contract } = news;
  const [isAside, setAside] = useState(() => isPutAside(contract.id));
  const { run, busy } = useAction(changeContract, {
    fallback: words.failed,
    onProblem: (problem) => toast.error(wordsFor(problem, words.failed)),
  });
  const proposal = useMemo(() => proposalIn(contract, version), [contract, version]);
  if (isAside || !proposal) return null;

  const take = async (change: { name: string } | { type: NonNullable<typeof proposal.type> }) => {
    const changed = await run({ contractId: contract.id, ...change });
    if (changed) news.adopt(changed);
  };
  const { name, type } = proposal;
  return (
    <div className="flex items-center gap-2 pl-2 text-xs text-ink-muted">
      <p className="flex min-w-0 flex-1 items-baseline gap-x-3 py-1">
        <span className="shrink-0 max-sm:sr-only">{words.offer}</span>
        {name !== null && (
          <button
            type="button"
            className={classes(TAKE, "min-w-0")}
            disabled={busy}
            title={name}
            onClick={() => void take({ name })}
          >
            {words.takeName(name)}
          </button>
        )}
        {type !== null && (
          <button
            type="button"
            className={classes(TAKE, "shrink-0")}
            disabled={busy}
            onClick={() => void take({ type })}
          >
            {words.takeType(contracts.types[type])}
          </button>
        )}
      </p>
      <IconButton label={words.dismiss} onClick={() => (putAside(contract.id), setAside(true))}>
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}

const TAKE = "min-h-6 truncate text-left text-primary hover:underline";

/** For an upload's first text, if the user may change name and type. */
function proposalIn(contract: ContractDto, { versionNumber, plainText }: Props["version"]) {
  const { role, file, name, metadata, signedAt } = contract;
  if (role === "reviewer" || file === null || versionNumber !== 1 || signedAt !== null) return null;
  const proposal = proposedFor({ name, contractType: metadata.contractType, fileName: file.fileName }, plainText);
  return proposal.name === null && proposal.type === null ? null : proposal;
}

const KEY = "proposals-aside";
/** Keeps only the latest; older contracts have more versions by then. */
const MOST = 200;

/** Whether the user dismissed a contract's suggestion in this browser. */
function isPutAside(contractId: string): boolean {
  return aside().includes(contractId);
}

function putAside(contractId: string): void {
  const ids = [contractId, ...aside().filter((id) => id !== contractId)].slice(0, MOST);
  localStorage.setItem(KEY, ids.join(" "));
}

function aside(): string[] {
  return (localStorage.getItem(KEY) ?? "").split(" ");
}
