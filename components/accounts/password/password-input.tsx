"use client";

import { useState, type ComponentProps } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { EyeIcon, EyeOffIcon } from "@/components/ui/icons";
import { MIN_PASSWORD_CHARS } from "@/lib/people/accounts/bounds";

/** A password field whose text can be shown. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  const { accounts } = useCopy();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? "text" : "password"}
        className="pr-11"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={isShown ? accounts.hidePassword : accounts.showPassword}
        disabled={props.disabled}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-1 my-auto !min-h-8 text-ink-muted"
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </div>
  );
}

type NewPasswordProblem = "missing" | "mismatch" | "tooShort";

/**
 * The first problem with a new password typed twice, in the order of B-2.2; null if none. Counts letters as people
 * count them.
 */
export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem | null {
  if (password === "") return "missing";
  if (password !== confirmation) return "mismatch";
  return [...password].length < MIN_PASSWORD_CHARS ? "tooShort" : null;
}
