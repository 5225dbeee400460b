"use client";

import { useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { reloadPage } from "@/components/forms/browser";
import { onOtherAccount, otherAccount } from "@/components/forms/page-person";
import type { StoredUser } from "@/components/forms/session-store";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { PERSON_META } from "@/lib/page-person";

type Props = { userId: string; userName: string };

/**
 * Says for whom the page was drawn, and speaks up once another tab has signed in as somebody else: nothing is saved
 * from here then. It can be closed, to copy what was typed; the next refused call opens it again. A part that is drawn
 * anew for them changes nothing of whose page it is. Source: B-5.11.
 */
export function OtherAccount({ userId, userName }: Props) {
  const { otherAccount: words } = useCopy().accounts;
  const [person] = useState({ userId, userName });
  const [other, setOther] = useState<StoredUser | null>(null);
  useEffect(() => onOtherAccount(() => setOther(otherAccount())), []);
  const name = userId === person.userId ? other?.name : userName;
  return (
    <>
      <meta name={PERSON_META} content={person.userId} />
      {name !== undefined && (
        <ConfirmDialog
          title={words.title(name)}
          description={words.text(person.userName)}
          confirm={words.goOn(name)}
          cancel={words.stay}
          onConfirm={reloadPage}
          onClose={() => setOther(null)}
        />
      )}
    </>
  );
}
