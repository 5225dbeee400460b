"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Field, Select } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import { LETTER_TIMES } from "@/lib/people/notifications/kinds";
import type { NotificationSettingsDto } from "@/lib/people/notifications/schema";
import { keepLetterTime, readLetterTime } from "./notification-calls";

/** When to send letters about mentions and replies. Source: B-14.10. */
export function LetterChoice() {
  const { notifications, deadlines } = useCopy();
  const words = notifications.settings;
  const toast = useToast();
  const { data, put } = useRead<NotificationSettingsDto>("notification settings", readLetterTime);
  const [isBusy, setIsBusy] = useState(false);
  if (!data) return null;
  const choose = async (chosen: string) => {
    const mail = LETTER_TIMES.find((time) => time === chosen) ?? data.mail;
    setIsBusy(true);
    const isKept = await keepLetterTime(mail);
    setIsBusy(false);
    if (!isKept) return toast.error(deadlines.reminders.failed);
    put(() => ({ ...data, mail }));
    toast.success(deadlines.reminders.saved);
  };
  return (
    <Field label={words.label}>
      <Select value={data.mail} disabled={isBusy} onChange={(event) => void choose(event.target.value)}>
        {LETTER_TIMES.map((time) => (
          <option key={time} value={time}>
            {words.times[time]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
