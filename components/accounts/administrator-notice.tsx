"use client";

import { useSyncExternalStore } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { dismissNotice, hasNotice, subscribe } from "./administrator-news";

/** Tells whoever registered first that the account is the administrator's, until it is dismissed (B-2.6). */
export function AdministratorNotice() {
  const copy = useCopy();
  const isNews = useSyncExternalStore(subscribe, hasNotice, () => false);
  if (!isNews) return null;
  return (
    <Banner
      role="status"
      className="mb-6"
      action={
        <Button variant="outline" size="sm" onClick={dismissNotice}>
          {copy.common.dismiss}
        </Button>
      }
    >
      {copy.accounts.becameAdministrator}
    </Banner>
  );
}
