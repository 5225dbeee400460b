"use client";

import { lazy, Suspense, useMemo, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ownFieldNames } from "@/lib/documents/templates/own-fields";

const FillDialog = lazy(() => import("./fill-dialog").then(({ FillDialog }) => ({ default: FillDialog })));

export type OwnFieldsNoticeProps = { contract: { id: string; name: string }; plainText: string };

/** Says that a text has fields to fill in, `{{Tenant}}`, and offers a filled-in copy. Source: B-9.19. */
export function OwnFieldsNotice({ contract, plainText }: OwnFieldsNoticeProps) {
  const words = useCopy().review.ownFields;
  const names = useMemo(() => ownFieldNames(plainText), [plainText]);
  const [isOpen, setOpen] = useState(false);
  if (names.length === 0) return null;
  return (
    <>
      <Banner
        action={
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {words.action}
          </Button>
        }
      >
        {words.notice(names.length)}
      </Banner>
      {isOpen && (
        <Suspense>
          <FillDialog contract={contract} names={names} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
