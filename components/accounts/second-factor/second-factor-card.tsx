"use client";

import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ProveFirst, type Unproven } from "@/components/accounts/account-notices";
import { useCopy } from "@/components/copy/copy-provider";
import { done } from "@/components/forms/action-answer";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { isCopied } from "@/components/ui/copied";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card, SectionCard } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { PrintIcon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import type { AppSetUpDto, SecondFactorDto } from "@/lib/people/accounts/second-factor/schema";
import { AppDialog } from "./app-dialog";
import { useConfirmation } from "./confirm-dialog";
import type { FactorActions } from "./factor-actions";
import { PasskeyList } from "./passkey-list";

/** `unproven`: nothing can be added until the address is proven (B-3.6). */
type Props = { factor: SecondFactorDto; actions: FactorActions; unproven: Unproven | null; hasHeading?: boolean };
type Shown = { codes: string[]; areRenewed: boolean };

/** The user's second factors: the app, recovery codes and passkeys. Source: behaviour §4. */
export function SecondFactorCard({ factor, actions, unproven, hasHeading = true }: Props) {
  const { secondFactor: words } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const confirmation = useConfirmation(factor, actions);
  const { confirmed } = confirmation;
  const [setUp, setSetUp] = useState<AppSetUpDto | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const options = { fallback: words.failed };
  const starting = useAction(() => confirmed(() => actions.startApp()), options);
  const removing = useAction(() => confirmed(async () => done(await actions.removeApp())), options);
  const renewing = useAction(() => confirmed(() => actions.renewRecoveryCodes()), options);
  const problem = starting.problem ?? removing.problem ?? renewing.problem;

  /** Show the codes first: the page behind them changes once they are closed. */
  function changed(message: string, recoveryCodes?: string[] | null) {
    toast.success(message);
    if (recoveryCodes) setShown({ codes: recoveryCodes, areRenewed: false });
    else router.refresh();
  }

  async function renew() {
    const made = await renewing.run(undefined);
    if (made) setShown({ codes: made.recoveryCodes, areRenewed: true });
  }

  const heading = hasHeading ? "h3" : "h2";
  const Heading = heading;
  const hasFactor = factor.appSince !== null || factor.passkeys.length > 0;
  const content = (
    <div className="space-y-6">
      <FormProblem message={problem && (problem.message || words.failed)} />
      {unproven && <ProveFirst {...unproven} />}
      <AppSection
        heading={heading}
        canAdd={unproven === null}
        since={factor.appSince}
        busy={starting.busy || removing.busy}
        onSetUp={() => void starting.run(undefined).then(setSetUp)}
        onRemove={() => void removing.run(undefined).then((isDone) => isDone && changed(words.app.removed))}
      />
      <PasskeyList
        heading={heading}
        passkeys={factor.passkeys}
        canAdd={unproven === null}
        actions={actions}
        confirmation={confirmation}
        onChanged={changed}
      />
      {hasFactor && (
        <section className="space-y-3">
          <div className="space-y-1">
            <Heading className="text-base font-medium">{words.codes.title}</Heading>
            <p className="text-sm text-ink-muted">{words.codes.left(factor.recoveryCodesLeft)}</p>
          </div>
          {!unproven && (
            <Button variant="outline" busy={renewing.busy} onClick={() => void renew()}>
              {words.codes.renew}
            </Button>
          )}
        </section>
      )}
      {setUp && (
        <AppDialog
          setUp={setUp}
          confirmApp={actions.confirmApp}
          onClose={() => setSetUp(null)}
          onSet={(recoveryCodes) => {
            setSetUp(null);
            changed(words.app.set, recoveryCodes);
          }}
        />
      )}
      {shown && (
        <RecoveryCodesDialog
          {...shown}
          onClose={() => {
            setShown(null);
            router.refresh();
          }}
        />
      )}
    </div>
  );
  if (!hasHeading) return <Card className="p-5 sm:p-6">{content}</Card>;
  return (
    <SectionCard id={SETTINGS_SECTIONS.factor} title={words.title} text={words.intro}>
      {content}
    </SectionCard>
  );
}

function AppSection({
  heading: Heading,
  canAdd,
  since,
  busy,
  onSetUp,
  onRemove,
}: {
  heading: "h2" | "h3";
  canAdd: boolean;
  since: string | null;
  busy: boolean;
  onSetUp: () => void;
  onRemove: () => void;
}) {
  const { app: words } = useCopy().secondFactor;
  return (
    <section className="space-y-3">
      <div className="space-y-1">
        <Heading className="text-base font-medium">{words.title}</Heading>
        <p className="text-sm text-ink-muted">
          {since === null ? (
            words.off
          ) : (
            <>
              {words.on} <DateText value={since} />
            </>
          )}
        </p>
      </div>
      {(canAdd || since !== null) && (
        <Button variant="outline" busy={busy} onClick={since === null ? onSetUp : onRemove}>
          {since === null ? words.setUp : words.remove}
        </Button>
      )}
    </section>
  );
}

/**
 * Recovery codes, shown only once, to copy or print. Only the button closes it, so that a stray click doesn't lose
 * them.
 */
function RecoveryCodesDialog({
  codes,
  areRenewed,
  onClose,
}: {
  codes: readonly string[];
  areRenewed: boolean;
  onClose: () => void;
}) {
  const { codes: words } = useCopy().secondFactor;
  const toast = useToast();

  async function copy() {
    if (await isCopied(codes.join("\n"))) toast.success(words.copied);
    else toast.error(words.copyFailed);
  }

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={words.dialog}
      size="sm"
      isKept
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <PrintIcon className="size-4" />
            {words.print}
          </Button>
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <p>{words.keep}</p>
        {areRenewed && <Banner tone="warning">{words.old}</Banner>}
        <ol
          aria-label={words.label}
          className="grid grid-cols-1 gap-x-6 gap-y-1 rounded border border-line bg-page p-4 font-mono select-all sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
