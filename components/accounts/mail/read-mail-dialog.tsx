"use client";

import { useEffect, useState } from "react";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { isCopied } from "@/components/ui/copied";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Spinner } from "@/components/ui/progress";
import { useToast } from "@/components/ui/overlay/toast";
import type { MailDto, ReadMailDto } from "@/lib/people/accounts/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";

export type ReadMail = (input: { mailId: string }) => Promise<ActionResult<ReadMailDto>>;

/**
 * Shows a letter's text with its link, to pass on; open while there is a letter. Opening it is recorded (behaviour
 * §23).
 */
export function ReadMailDialog({
  mail,
  readMail,
  onClose,
}: {
  mail: MailDto | null;
  readMail: ReadMail;
  onClose: () => void;
}) {
  return mail && <OpenDialog key={mail.id} mail={mail} readMail={readMail} onClose={onClose} />;
}

function OpenDialog({ mail, readMail, onClose }: { mail: MailDto; readMail: ReadMail; onClose: () => void }) {
  const { outgoingMail: words, common } = useCopy();
  const [text, setText] = useState<string | null>(null);
  const { run, problem } = useAction(readMail, { fallback: words.readFailed });

  // The other system is the server, asked once when the dialog opens.
  useEffect(() => {
    let isOver = false;
    void run({ mailId: mail.id }).then((read) => !isOver && read && setText(read.text));
    return () => {
      isOver = true;
    };
  }, [run, mail.id]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={mail.subject}
      description={words.to(mail.recipient)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common.close}
          </Button>
          {text !== null && <CopyLink text={text} />}
        </>
      }
    >
      <div className="space-y-4 text-sm">
        {problem && <Banner tone="error">{problem.message || words.readFailed}</Banner>}
        {!problem && text === null && <Spinner label={words.loading} />}
        {text !== null && (
          <>
            <Banner tone="warning">{words.recorded}</Banner>
            <p className="rounded border border-line bg-page/60 p-4 wrap-anywhere whitespace-pre-wrap">{text.trim()}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The clipboard is missing on plain-http sites and may be denied; the link is also in the text above. */
function CopyLink({ text }: { text: string }) {
  const { outgoingMail: words } = useCopy();
  const toast = useToast();
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) return null;

  async function copy(address: string) {
    if (await isCopied(address)) toast.success(words.copied);
    else toast.error(words.copyFailed);
  }

  return <Button onClick={() => void copy(link)}>{words.copyLink}</Button>;
}
