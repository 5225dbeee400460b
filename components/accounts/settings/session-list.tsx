"use client";

import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import { SectionCard } from "@/components/ui/card";
import { useToast } from "@/components/ui/overlay/toast";
import type { OwnSessionDto } from "@/lib/people/accounts/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";

export type SessionActions = {
  endSession: (input: { sessionId: string }) => Promise<ActionResult<unknown>>;
  endOtherSessions: (input: void) => Promise<ActionResult<unknown>>;
};

/** Where the user is signed in; any session can be ended. Source: B-5.8. */
export function SessionList({ sessions, actions }: { sessions: readonly OwnSessionDto[]; actions: SessionActions }) {
  const { sessions: words } = useCopy().settings;
  const router = useRouter();
  const toast = useToast();
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [ending, setEnding] = useState<string | null>(null);
  const one = useAction(async (sessionId: string) => done(await actions.endSession({ sessionId })), {
    fallback: words.failed,
  });
  const others = useAction(async () => done(await actions.endOtherSessions()), { fallback: words.failed });
  const shown = sessions.filter(({ id }) => !ended.has(id));
  const otherIds = shown.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  const problem = one.problem ?? others.problem;

  function forget(ids: readonly string[], message: string) {
    setEnded(new Set([...ended, ...ids]));
    toast.success(message);
    router.refresh();
  }

  async function end(sessionId: string) {
    others.clear();
    setEnding(sessionId);
    if (await one.run(sessionId)) forget([sessionId], words.ended);
    setEnding(null);
  }

  async function endOthers() {
    one.clear();
    if (await others.run(undefined)) forget(otherIds, words.othersEnded);
  }

  return (
    <SectionCard id={SETTINGS_SECTIONS.sessions} title={words.title} text={words.intro}>
      <div className="space-y-5">
        <FormProblem message={problem && (problem.message || words.failed)} />
        <ul className="divide-y divide-line">
          {shown.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
        {otherIds.length > 0 && (
          <div className="flex flex-col sm:flex-row sm:justify-end">
            <Button variant="outline" busy={others.busy} onClick={() => void endOthers()}>
              {words.endOthers}
            </Button>
          </div>
        )}
      </div>
    </SectionCard>
  );
}

function SessionRow({ session, busy, onEnd }: { session: OwnSessionDto; busy: boolean; onEnd: () => void }) {
  const { sessions: words } = useCopy().settings;
  const device = words.device(session.browser, session.system);
  return (
    <li className="flex items-start justify-between gap-4 py-4 first:pt-0 last:pb-0 sm:items-center">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.isCurrent && <Chip>{words.thisDevice}</Chip>}
        </p>
        <p className="text-sm text-ink-muted">
          <span className="block sm:inline">
            {words.started} <DateText value={session.startedAt} withTime />
          </span>
          <span className="hidden sm:inline"> · </span>
          <span className="block sm:inline">
            {words.lastSeen} <DateText value={session.lastSeenAt} withTime />
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="outline" size="sm" busy={busy} aria-label={words.endDevice(device)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** These actions return no data; `true` tells success from a failure. */
function done(result: ActionResult<unknown>): ActionResult<true> {
  return result.ok ? { ok: true, data: true } : result;
}
