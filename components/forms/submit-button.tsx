"use client";

import { Button, type ButtonProps } from "@/components/ui/button";
import { useHydrated } from "./use-hydrated";

/** The button that sends a form; disabled until the page's code runs, and while busy. */
export function SubmitButton({ disabled = false, ...rest }: Omit<ButtonProps, "type">) {
  const isHydrated = useHydrated();
  return <Button type="submit" disabled={disabled || !isHydrated} {...rest} />;
}
