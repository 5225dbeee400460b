"use client";

import { Button, type ButtonProps } from "@/components/ui/button";
import { useHydrated } from "./use-hydrated";

export function SubmitButton({ disabled = false, ...rest }: Omit<ButtonProps, "type">) {
  const isHydrated = useHydrated();
  return <Button type="submit" disabled={disabled || !isHydrated} {...rest} />;
}
