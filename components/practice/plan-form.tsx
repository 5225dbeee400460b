"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useDay } from "@/components/ui/date-text";
import { Field, Input, Select } from "@/components/ui/field";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { MAX_DRAFTED_FROM, SIDES, type Side } from "@/lib/positions/bounds";

export type Offered = { id: string; name: string; signedOn: string; isInDoubt?: true };
export type Plan = { name: string; side: Side; language: Language | ""; contractIds: string[] };

type Props = {
  plan: Plan;
  offered: readonly Offered[];
  isBusy: boolean;
  onPlan: (plan: Plan) => void;
  onDraft: () => void;
};

/** What the playbook is called, whose side it is for, and from which contracts. */
export function PlanForm({ plan, offered, isBusy, onPlan, onDraft }: Props) {
  const { practice } = useCopy();
  const words = practice.plan;
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onDraft();
      }}
    >
      <PlanFields plan={plan} onPlan={onPlan} />
      <Chooser plan={plan} offered={offered} onPlan={onPlan} />
      <Button type="submit" busy={isBusy} disabled={plan.contractIds.length === 0 || plan.name.trim() === ""}>
        {isBusy ? words.drafting : words.draft}
      </Button>
    </form>
  );
}

function PlanFields({ plan, onPlan }: Pick<Props, "plan" | "onPlan">) {
  const { practice, positions } = useCopy();
  const words = practice.plan;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label={words.name} required>
        <Input value={plan.name} maxLength={200} onChange={({ target }) => onPlan({ ...plan, name: target.value })} />
      </Field>
      <Field label={words.side}>
        <Select
          value={plan.side}
          onChange={({ target }) => onPlan({ ...plan, side: SIDES.find((side) => side === target.value) ?? plan.side })}
        >
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {positions.sides[side]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.language}>
        <Select
          value={plan.language}
          onChange={({ target }) =>
            onPlan({ ...plan, language: LANGUAGES.find((language) => language === target.value) ?? "" })
          }
        >
          <option value="">{words.byContracts}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {positions.languages[language]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function Chooser({ plan, offered, onPlan }: Pick<Props, "plan" | "offered" | "onPlan">) {
  const { practice } = useCopy();
  const words = practice.plan;
  const day = useDay();
  const isFull = plan.contractIds.length >= MAX_DRAFTED_FROM;
  const toggle = (id: string, isChosen: boolean) =>
    onPlan({
      ...plan,
      contractIds: isChosen ? [...plan.contractIds, id] : plan.contractIds.filter((one) => one !== id),
    });
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-medium">{words.choose}</legend>
      <p role="status" className="text-sm text-ink-muted">
        {words.chosen(plan.contractIds.length)}
      </p>
      <Card className="max-h-[28rem] overflow-y-auto">
        <ul className="divide-y divide-line">
          {offered.map(({ id, name, signedOn, isInDoubt }) => {
            const isChosen = plan.contractIds.includes(id);
            return (
              <li key={id}>
                <label className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm hover:bg-hover">
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={({ target }) => toggle(id, target.checked)}
                    className="size-4 accent-primary"
                  />
                  <span className="min-w-0 flex-1 break-words">{name}</span>
                  <span className="text-xs whitespace-nowrap text-ink-muted">
                    {practice.wordings[isInDoubt ? "copyOf" : "signedOn"](day(signedOn))}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      </Card>
    </fieldset>
  );
}
