"use client";

import { useSyncExternalStore } from "react";
import { knownTheme, THEME_COOKIE, type Theme } from "@/lib/theme";

const YEAR_SECONDS = 31_536_000;
const listeners = new Set<() => void>();

/** The selected theme and a setter; takes effect at once, and on this browser's later pages (B-6.12). */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(listen, shownTheme, () => "system"), chooseTheme];
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function shownTheme(): Theme {
  return knownTheme(document.documentElement.dataset.theme);
}

function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const age = theme === "system" ? 0 : YEAR_SECONDS;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  listeners.forEach((tell) => tell());
}
