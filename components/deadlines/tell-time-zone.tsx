"use client";

import { useEffect } from "react";
import { LOCALES } from "@/lib/copy/languages";
import { changeReminders } from "./reminder-calls";

/** Tells the server once in which time zone its reader is; it says nothing, and a failure is made up for next time. */
export function TellTimeZone() {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat(LOCALES.en).resolvedOptions();
    void changeReminders({ timeZone });
  }, []);
  return null;
}
