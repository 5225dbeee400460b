"use client";

import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ProveFirst, type Unproven } from "@/components/accounts/account-notices";
import { useConfirmation } from "@/components/accounts/second-factor/confirm-dialog";
import type { ConfirmActions } from "@/components/accounts/second-factor/factor-actions";
import { useCopy } from "@/components/copy/copy-provider";
import { done } from "@/components/forms/action-answer";
import { useAction } from "@/components/forms/use-action";
import { Badge, Chip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { useToast } from "@/components/ui/overlay/toast";
import { Cell, Row, Table } from "@/components/ui/table/table";
import type { SecondFactorDto } from "@/lib/people/accounts/second-factor/schema";
import { TOKEN_DAYS } from "@/lib/people/accounts/tokens/bounds";
import type { NewTokenDto, TokenDto } from "@/lib/people/accounts/tokens/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { AskFirstDialog, NewTokenDialog, SecretDialog, type NewTokenInput } from "./token-dialogs";

export type TokenActions = ConfirmActions & {
  createToken: (input: NewTokenInput) => Promise<ActionResult<NewTokenDto>>;
  rotateToken: (input: { tokenId: string; prefix: string; days: number }) => Promise<ActionResult<NewTokenDto>>;
  revokeToken: (input: { tokenId: string }) => Promise<ActionResult<unknown>>;
};
type Props = {
  tokens: readonly TokenDto[];
  factor: SecondFactorDto;
  unproven: Unproven | null;
  isAdministrator: boolean;
  actions: TokenActions;
};
type Task = { kind: "create" } | { kind: "rotate" | "revoke"; token: TokenDto } | { kind: "made"; secret: string };

/** The user's API tokens, to make, give a new secret and revoke. Source: B-36.10. */
export function TokenCard({ tokens, factor, unproven, isAdministrator, actions }: Props) {
  const { tokens: words } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const { confirmed, step } = useConfirmation(factor, actions);
  const [task, setTask] = useState<Task | null>(null);
  const options = { fallback: words.failed };
  const creating = useAction((input: NewTokenInput) => confirmed(() => actions.createToken(input)), options);
  const rotating = useAction(
    ({ id: tokenId, prefix }: TokenDto) => confirmed(() => actions.rotateToken({ tokenId, prefix, days: TOKEN_DAYS })),
    options,
  );
  const revoking = useAction(async (tokenId: string) => done(await actions.revokeToken({ tokenId })), options);
  const runners = [creating, rotating, revoking];
  const failure = runners.find(({ problem }) => problem)?.problem;
  const problem = failure ? failure.message || words.failed : null;

  function begin(next: Task) {
    for (const runner of runners) runner.clear();
    setTask(next);
  }

  function made(token: NewTokenDto | null) {
    if (token) setTask({ kind: "made", secret: token.secret });
  }

  function close() {
    setTask(null);
    router.refresh();
  }

  async function revoke(token: TokenDto) {
    if (!(await revoking.run(token.id))) return;
    toast.success(words.revoked);
    close();
  }

  return (
    <SectionCard id={SETTINGS_SECTIONS.tokens} title={words.title} text={words.intro}>
      <div className="space-y-4">
        {tokens.length === 0 ? (
          <p className="text-sm">{words.none}</p>
        ) : (
          <TokenTable
            tokens={tokens}
            canRotate={unproven === null}
            onRotate={(token) => begin({ kind: "rotate", token })}
            onRevoke={(token) => begin({ kind: "revoke", token })}
          />
        )}
        {unproven ? (
          <ProveFirst {...unproven} />
        ) : (
          <Button variant="outline" onClick={() => begin({ kind: "create" })}>
            {words.create}
          </Button>
        )}
      </div>
      {task?.kind === "create" && (
        <NewTokenDialog
          isAdministrator={isAdministrator}
          busy={creating.busy}
          problem={problem}
          step={step}
          onSubmit={(input) => void creating.run(input).then(made)}
          onClose={() => setTask(null)}
        />
      )}
      {task?.kind === "rotate" && (
        <AskFirstDialog
          title={words.rotateTitle(task.token.name)}
          text={words.rotateText}
          submit={words.rotate}
          busy={rotating.busy}
          problem={problem}
          step={step}
          onSubmit={() => void rotating.run(task.token).then(made)}
          onClose={() => setTask(null)}
        />
      )}
      {task?.kind === "revoke" && (
        <AskFirstDialog
          title={words.revokeTitle(task.token.name)}
          text={words.revokeText}
          submit={words.revoke}
          isDanger
          busy={revoking.busy}
          problem={problem}
          step={step}
          onSubmit={() => void revoke(task.token)}
          onClose={() => setTask(null)}
        />
      )}
      {task?.kind === "made" && <SecretDialog secret={task.secret} onClose={close} />}
    </SectionCard>
  );
}

type RowHandlers = { canRotate: boolean; onRotate: (token: TokenDto) => void; onRevoke: (token: TokenDto) => void };

/** One token a row; a card on narrow screens. */
function TokenTable({ tokens, ...handlers }: { tokens: readonly TokenDto[] } & RowHandlers) {
  const { tokens: words } = useCopy();
  const { columns } = words;
  return (
    <Table
      label={words.table}
      head={[
        columns.name,
        columns.scopes,
        columns.expires,
        columns.lastUsed,
        { name: columns.actions, isHidden: true },
      ]}
    >
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} {...handlers} />
      ))}
    </Table>
  );
}

function TokenRow({ token, canRotate, onRotate, onRevoke }: { token: TokenDto } & RowHandlers) {
  const { tokens: words } = useCopy();
  const { columns, scopeNames } = words;
  return (
    <Row>
      <Cell isHeading>
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{token.name}</span>
          <span className="block font-mono text-xs text-ink-muted">{token.prefix}…</span>
        </span>
      </Cell>
      <Cell label={columns.scopes}>
        <span className="flex flex-wrap gap-1">
          {token.scopes.map((scope) => (
            <Chip key={scope} highlighted={scope === "admin"}>
              {scopeNames[scope]}
            </Chip>
          ))}
        </span>
      </Cell>
      <Cell label={columns.expires} className="sm:whitespace-nowrap">
        {token.isExpired ? <Badge tone="orange">{words.expired}</Badge> : <DateText value={token.expiresAt} />}
      </Cell>
      <Cell label={columns.lastUsed} className="sm:whitespace-nowrap">
        {token.lastUsedAt === null ? words.never : <DateText value={token.lastUsedAt} withTime />}
      </Cell>
      <Cell label={columns.actions} isPlain>
        <span className="flex flex-wrap gap-2 whitespace-nowrap sm:justify-end">
          {canRotate && (
            <Button
              variant="outline"
              size="sm"
              aria-label={words.rotateNamed(token.name)}
              onClick={() => onRotate(token)}
            >
              {words.rotate}
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            aria-label={words.revokeNamed(token.name)}
            onClick={() => onRevoke(token)}
          >
            {words.revoke}
          </Button>
        </span>
      </Cell>
    </Row>
  );
}
