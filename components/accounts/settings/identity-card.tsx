"use client";

import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { ProveFirst, type Unproven } from "@/components/accounts/account-notices";
import { useConfirmation } from "@/components/accounts/second-factor/confirm-dialog";
import type { ConfirmActions } from "@/components/accounts/second-factor/factor-actions";
import { startIssuer } from "@/components/accounts/sign-in/issuer";
import { useCopy } from "@/components/copy/copy-provider";
import { done } from "@/components/forms/action-answer";
import { leaveFor, replaceAddress } from "@/components/forms/browser";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { useToast } from "@/components/ui/overlay/toast";
import { LINK_PATH, LINK_STEP } from "@/lib/people/accounts/bounds";
import type { IdentityDto } from "@/lib/people/accounts/schema";
import type { SecondFactorDto } from "@/lib/people/accounts/second-factor/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";

type IdentityActions = ConfirmActions & {
  startLink: (input: void) => Promise<ActionResult<string>>;
  unlink: (input: { identityId: string }) => Promise<ActionResult<unknown>>;
};
/** The outcome of linking started here: the issuer's answer leads back to this screen. */
type LinkOutcome = { isLinked: boolean; problem: string | null };
type Props = {
  issuer: string;
  identities: readonly IdentityDto[];
  factor: SecondFactorDto;
  unproven: Unproven | null;
  outcome: LinkOutcome;
  actions: IdentityActions;
};

/** The user's OpenID Connect links, to add and remove. Source: behaviour §4. */
export function IdentityCard({ issuer, identities, factor, unproven, outcome, actions }: Props) {
  const { secondFactor } = useCopy();
  const words = secondFactor.identities;
  const router = useRouter();
  const toast = useToast();
  const { confirmed, dialog } = useConfirmation(factor, actions);
  const [isStale, setIsStale] = useState(false);
  const [leaving, setLeaving] = useState<"no" | "yes" | "failed">("no");
  const options = { fallback: secondFactor.failed };
  const linking = useAction(() => confirmed(() => actions.startLink()), options);
  const unlinking = useAction(
    (identityId: string) => confirmed(async () => done(await actions.unlink({ identityId }))),
    options,
  );

  // The external system is the URL: show its outcome only once.
  useEffect(() => replaceAddress(LINK_PATH), []);

  async function link() {
    setIsStale(true);
    setLeaving("no");
    const step = await linking.run(undefined);
    if (step === null) return;
    setLeaving("yes");
    const address = await startIssuer(`${LINK_PATH}?${LINK_STEP}=${encodeURIComponent(step)}`);
    if (address === null) setLeaving("failed");
    else leaveFor(address);
  }

  async function unlink(identityId: string) {
    setIsStale(true);
    if (!(await unlinking.run(identityId))) return;
    toast.success(words.unlinked);
    router.refresh();
  }

  const failure = linking.problem ?? unlinking.problem;
  const linkProblem = isStale ? null : outcome.problem;
  const problem = failure
    ? failure.message || secondFactor.failed
    : leaving === "failed"
      ? secondFactor.logIn.issuerFailed(issuer)
      : linkProblem;
  return (
    <SectionCard id={SETTINGS_SECTIONS.identities} title={words.title} text={words.intro(issuer)}>
      <div className="space-y-4">
        <FormProblem message={problem} />
        {outcome.isLinked && !isStale && <Banner role="status">{words.linked(issuer)}</Banner>}
        {identities.length === 0 ? (
          <p className="text-sm">{words.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {identities.map((identity) => (
              <IdentityRow
                key={identity.id}
                identity={identity}
                busy={unlinking.busy}
                onUnlink={() => void unlink(identity.id)}
              />
            ))}
          </ul>
        )}
        {unproven ? (
          <ProveFirst {...unproven} />
        ) : (
          <Button variant="outline" busy={linking.busy || leaving === "yes"} onClick={() => void link()}>
            {words.link(issuer)}
          </Button>
        )}
      </div>
      {dialog}
    </SectionCard>
  );
}

function IdentityRow({ identity, busy, onUnlink }: { identity: IdentityDto; busy: boolean; onUnlink: () => void }) {
  const { identities: words } = useCopy().secondFactor;
  const name = identity.email || words.unnamed;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 space-y-0.5">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-muted">
          {words.linkedOn} <DateText value={identity.linkedAt} />
        </p>
      </div>
      <Button variant="outline" size="sm" disabled={busy} aria-label={words.unlinkNamed(name)} onClick={onUnlink}>
        {words.unlink}
      </Button>
    </li>
  );
}
