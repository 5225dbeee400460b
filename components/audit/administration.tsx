"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { PageHeading } from "@/components/ui/page-heading";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { AuditTable } from "./audit-table";

type Props = { users: ReactNode; rules: ReactNode; mail: ReactNode; signing: ReactNode };

/** The administrators' page: accounts, sign-in rules, outgoing mail, the signing service, and activity. */
export function Administration({ users, rules, mail, signing }: Props) {
  const { audit, outgoingMail, secondFactor, signing: signingWords } = useCopy();
  const words = audit.accounts;
  const [tab, setTab] = useState<"users" | "rules" | "mail" | "signing" | "audit">("users");
  const items = [
    { value: "users", label: words.users },
    { value: "rules", label: secondFactor.rules.tab },
    { value: "mail", label: outgoingMail.title },
    { value: "signing", label: signingWords.settings.tab },
    { value: "audit", label: words.tab },
  ] as const;
  return (
    <Tabs label={words.tabs} items={items} value={tab} onValueChange={setTab}>
      <TabPanel value="users" keepMounted className="pt-6">
        {users}
      </TabPanel>
      <TabPanel value="rules" className="pt-6">
        {rules}
      </TabPanel>
      <TabPanel value="mail" className="pt-6">
        {mail}
      </TabPanel>
      <TabPanel value="signing" className="pt-6">
        {signing}
      </TabPanel>
      <TabPanel value="audit" className="pt-6">
        <PageHeading title={words.tab} text={words.text} />
        <AuditTable />
      </TabPanel>
    </Tabs>
  );
}
