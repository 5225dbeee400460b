"use client";

import { useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { SETTINGS_SECTIONS } from "./sections";

type Section = keyof typeof SETTINGS_SECTIONS;

/** The sections of the page to jump to; the one being read is marked. On narrow screens a row that scrolls. */
export function SectionList({ hasIdentities, hasInbox }: { hasIdentities: boolean; hasInbox: boolean }) {
  const copy = useCopy();
  const { settings, secondFactor } = copy;
  const labels: Record<Section, string> = {
    theme: copy.common.theme.label,
    language: settings.preferences,
    account: settings.account,
    password: copy.password.change.title,
    factor: secondFactor.title,
    identities: secondFactor.identities.title,
    sessions: settings.sessions.title,
    reminders: copy.deadlines.reminders.title,
    tokens: copy.tokens.title,
    webhooks: copy.webhooks.title,
    inbox: copy.inbox.title,
    storage: copy.storage.title,
  };
  const current = useSectionInView();
  const hidden: readonly Section[] = [
    ...(hasIdentities ? [] : ["identities" as const]),
    ...(hasInbox ? [] : ["inbox" as const]),
  ];
  const shown = SECTIONS.filter((section) => !hidden.includes(section));
  return (
    <nav aria-label={settings.sections} className="lg:sticky lg:top-6">
      <ul className="flex gap-1 overflow-x-auto pb-2 lg:flex-col lg:overflow-visible lg:pb-0">
        {shown.map((section) => (
          <li key={section} className="shrink-0">
            <a
              href={`#${SETTINGS_SECTIONS[section]}`}
              aria-current={current === section ? "location" : undefined}
              className="flex min-h-9 items-center rounded px-3 text-sm font-medium text-ink-muted transition-colors duration-150 hover:bg-hover hover:text-ink aria-[current]:bg-surface aria-[current]:text-primary aria-[current]:shadow-card max-lg:min-h-11 max-lg:border max-lg:border-line max-lg:whitespace-nowrap"
            >
              {labels[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SECTIONS = Object.keys(SETTINGS_SECTIONS) as Section[]; // an object's keys are typed as strings

/** The topmost section that has reached the upper third of the window. */
function useSectionInView(): Section {
  const [current, setCurrent] = useState<Section>("theme");
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const reached = SECTIONS.filter((section) => {
        const top = document.getElementById(SETTINGS_SECTIONS[section])?.getBoundingClientRect().top;
        return top !== undefined && top < line;
      });
      setCurrent(reached.at(-1) ?? "theme");
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return current;
}
