"use client";

import { useRef, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { useKeys } from "@/components/ui/hooks/use-keys";
import { SortDownIcon, SortUpIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Cell, Row, Table } from "@/components/ui/table/table";
import { shortParty } from "@/lib/short-party";
import type { CounterpartyListItem } from "@/lib/counterparties/schema";
import { counterpartyAddress, type Asked, type Sort } from "./counterparty-calls";

type TableProps = {
  items: readonly CounterpartyListItem[];
  asked: Asked;
  onAsked: (asked: Asked) => void;
  isStale: boolean;
};

/** The register as a table; cards on a phone. Keys: j and k move, Enter opens. */
export function CounterpartyTable({ items, asked, onAsked, isStale }: TableProps) {
  const words = useCopy().counterparties;
  const day = useDay();
  const list = useRef<HTMLDivElement>(null);
  const move = (step: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>("a[data-firm]") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  const head = (name: string, sort: Sort, className?: string) => ({
    name,
    className,
    sorted: asked.sort === sort ? (asked.isDescending ? ("descending" as const) : ("ascending" as const)) : undefined,
    content: (
      <SortButton asked={asked} sort={sort} onAsked={onAsked}>
        {name}
      </SortButton>
    ),
  });
  const { columns } = words;
  return (
    <div ref={list} className={classes(isStale && "opacity-60 transition-opacity")}>
      <Table
        label={words.title}
        head={[
          head(columns.name, "name"),
          head(columns.contracts, "contracts", "w-32"),
          { name: columns.first, className: "w-36 max-lg:hidden" },
          head(columns.last, "lastDay", "w-44"),
        ]}
      >
        {items.map((firm) => (
          <Row key={firm.id} className="has-[a:focus-visible]:bg-primary-50">
            <Cell isHeading className="max-sm:block">
              <Link
                data-firm
                title={firm.name}
                href={counterpartyAddress(firm.id)}
                className="block rounded font-medium break-words text-ink hover:text-primary hover:underline"
              >
                {shortParty(firm.name)}
              </Link>
              {firm.spellings.length > 0 && (
                <span className="line-clamp-2 pt-0.5 text-xs break-words text-ink-muted">
                  {words.also(firm.spellings.join("; "))}
                </span>
              )}
            </Cell>
            <Cell label={columns.contracts} isInLine className="tabular-nums">
              {firm.contractCount}
            </Cell>
            <Cell
              label={columns.first}
              isInLine
              className="whitespace-nowrap text-ink-muted tabular-nums max-sm:hidden sm:max-lg:hidden"
            >
              {day(firm.firstDay)}
            </Cell>
            <Cell label={columns.last} isInLine className="whitespace-nowrap tabular-nums">
              {day(firm.lastDay)}
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}

type SortProps = { asked: Asked; sort: Sort; onAsked: (asked: Asked) => void; children: ReactNode };

/** Pressed again it turns the order round. */
function SortButton({ asked, sort, onAsked, children }: SortProps) {
  const words = useCopy().counterparties;
  const isChosen = asked.sort === sort;
  const Icon = asked.isDescending ? SortDownIcon : SortUpIcon;
  const isDescending = isChosen ? !asked.isDescending : sort !== "name";
  return (
    <button
      type="button"
      aria-label={words.sortBy(String(children))}
      onClick={() => onAsked({ ...asked, sort, isDescending })}
      className={classes("inline-flex items-center gap-1 rounded hover:text-ink", isChosen && "text-ink")}
    >
      {children}
      {isChosen && <Icon className="size-3.5" />}
    </button>
  );
}
