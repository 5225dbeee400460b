"use client";

import { useState, type ComponentProps } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { EyeIcon, EyeOffIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";

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
