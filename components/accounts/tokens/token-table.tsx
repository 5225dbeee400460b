"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Badge, Chip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { Cell, Row, Table } from "@/components/ui/table/table";
import type { TokenDto } from "@/lib/people/accounts/tokens/schema";

type Handlers = { canRotate: boolean; onRotate: (token: TokenDto) => void; onRevoke: (token: TokenDto) => void };

/** One token a row; a card on narrow screens. */
export function TokenTable({ tokens, ...handlers }: { tokens: readonly TokenDto[] } & Handlers) {
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

function TokenRow({ token, canRotate, onRotate, onRevoke }: { token: TokenDto } & Handlers) {
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
