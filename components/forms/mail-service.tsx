"use client";

import { createContext, useContext, type ReactNode } from "react";

const MailServiceContext = createContext(true);

/** Tells the screens below whether a mail service delivers letters; without one, people pass links on themselves. */
export function MailService({ isSetUp, children }: { isSetUp: boolean; children: ReactNode }) {
  return <MailServiceContext value={isSetUp}>{children}</MailServiceContext>;
}

/** So that no screen says that a letter was sent which only waits in the outbox. Source: B-15.4. */
export const useHasMail = () => useContext(MailServiceContext);
