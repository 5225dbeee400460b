"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { PageHeading } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Select } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import { FACTOR_RULES } from "@/lib/people/accounts/bounds";
import type { SignInRules } from "@/lib/people/accounts/second-factor/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { TaskProblem } from "./user-dialogs";

type ChangeSignInRules = (input: SignInRules) => Promise<ActionResult<SignInRules>>;
type Props = { rules: SignInRules; hasOwnFactor: boolean; change: ChangeSignInRules };

/** Whom administrators require to have a second factor. Source: behaviour §4. */
export function SignInRulesForm({ rules, hasOwnFactor, change }: Props) {
  const { rules: words } = useCopy().secondFactor;
  const toast = useToast();
  const router = useRouter();
  const [rule, setRule] = useState(rules.secondFactorRequired);
  const isOwnMissing = !hasOwnFactor && rule !== "nobody";
  const { onSubmit, busy, problem } = useForm(() => ({ input: { secondFactorRequired: rule } }), change, {
    fallback: words.failed,
    onDone: () => {
      toast.success(words.saved);
      router.refresh(); // sends users without one to set one up
    },
  });

  return (
    <>
      <PageHeading title={words.title} text={words.text} />
      <Card className="max-w-xl p-5 sm:p-6">
        <form onSubmit={onSubmit} className="space-y-4">
          <TaskProblem title={words.failed} problem={problem} />
          <Field label={words.label}>
            <Select
              value={rule}
              disabled={busy}
              onChange={(event) => setRule(FACTOR_RULES.find((known) => known === event.target.value) ?? rule)}
            >
              {FACTOR_RULES.map((known) => (
                <option key={known} value={known}>
                  {words.choices[known]}
                </option>
              ))}
            </Select>
          </Field>
          {isOwnMissing && <Banner tone="warning">{words.ownMissing}</Banner>}
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </form>
      </Card>
    </>
  );
}
