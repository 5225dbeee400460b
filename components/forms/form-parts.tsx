"use client";

import { useSyncExternalStore } from "react";
import { Banner } from "@/components/ui/banner";
import { Button, type ButtonProps } from "@/components/ui/button";

export function FormProblem({ message }: { message: string | null | undefined }) {
  return message ? <Banner tone="error">{message}</Banner> : null;
}

export function SubmitButton({ disabled = false, ...rest }: Omit<ButtonProps, "type">) {
  const isHydrated = useHydrated();
  return <Button type="submit" disabled={disabled || !isHydrated} {...rest} />;
}

/** False until the page is hydrated. Until then the browser would submit a form itself, and lose what was typed. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
