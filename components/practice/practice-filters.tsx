"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Field, Input, Select } from "@/components/ui/field";
import { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import type { CounterpartyListItem } from "@/lib/counterparties/schema";
import { OUR_SIDES } from "@/lib/portfolio/practice/bounds";
import { readCounterparties, type Asked } from "./practice-calls";

type Props = { asked: Asked; onAsked: (asked: Asked) => void };

/** Which signed contracts count. */
export function PracticeFilters({ asked, onAsked }: Props) {
  const { practice, contracts } = useCopy();
  const { filters: words, sides } = practice;
  const put = (change: Partial<Asked>) => onAsked({ ...asked, ...change });
  return (
    <div role="group" aria-label={words.label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      <Field label={words.side}>
        <Select
          value={asked.side}
          onChange={({ target }) => put({ side: OUR_SIDES.find((side) => side === target.value) ?? "" })}
        >
          <option value="">{words.any}</option>
          {OUR_SIDES.map((side) => (
            <option key={side} value={side}>
              {sides[side]}
            </option>
          ))}
        </Select>
      </Field>
      <CounterpartyField value={asked.counterpartyId} onChoose={(counterpartyId) => put({ counterpartyId })} />
      <Field label={words.type}>
        <Select value={asked.type} onChange={({ target }) => put({ type: target.value })}>
          <option value="">{words.any}</option>
          {CONTRACT_TYPES.map((type) => (
            <option key={type} value={type}>
              {contracts.types[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.from}>
        <Input type="date" value={asked.from} onChange={({ target }) => put({ from: target.value })} />
      </Field>
      <Field label={words.until}>
        <Input type="date" value={asked.until} onChange={({ target }) => put({ until: target.value })} />
      </Field>
    </div>
  );
}

/** Those with the most contracts; without an answer there is none to choose from. */
function CounterpartyField({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const { filters: words } = useCopy().practice;
  const { data = [] } = useRead<CounterpartyListItem[]>("counterparties to choose", readCounterparties);
  return (
    <Field label={words.counterparty}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words.any}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
