"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { SectionCard } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { useTheme } from "@/components/ui/hooks/use-theme";
import { THEMES, type Theme } from "@/lib/theme";
import { SETTINGS_SECTIONS } from "./sections";

/** How the product looks in this browser, by pictures; takes effect at once (B-6.12). */
export function ThemeCard() {
  const { common, settings } = useCopy();
  const [theme, chooseTheme] = useTheme();
  return (
    <SectionCard id={SETTINGS_SECTIONS.theme} title={common.theme.label} text={settings.themeHint}>
      <fieldset className="grid max-w-lg grid-cols-3 gap-3 sm:gap-4">
        <legend className="sr-only">{common.theme.label}</legend>
        {THEMES.map((value) => (
          <label key={value} className="group min-w-0 cursor-pointer">
            <input
              type="radio"
              name="theme"
              checked={theme === value}
              onChange={() => chooseTheme(value)}
              className="peer sr-only"
            />
            <Picture theme={value} />
            <span className="block pt-1.5 text-sm font-medium">{common.theme[value]}</span>
          </label>
        ))}
      </fieldset>
    </SectionCard>
  );
}

const FRAME =
  "block aspect-[16/9] overflow-hidden rounded border border-line transition-shadow duration-150 group-hover:border-line-strong peer-checked:border-primary peer-checked:ring-2 peer-checked:ring-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-primary";

/** A page in small; the system's is half of each. */
function Picture({ theme }: { theme: Theme }) {
  return (
    <svg viewBox="0 0 128 72" aria-hidden="true" className={classes(FRAME, "w-full")} preserveAspectRatio="none">
      <Sheet isDark={theme === "dark"} />
      {theme === "system" && (
        <g clipPath="polygon(100% 0, 100% 100%, 0 100%)" style={{ clipPath: "polygon(100% 0, 100% 100%, 0 100%)" }}>
          <Sheet isDark />
        </g>
      )}
    </svg>
  );
}

function Sheet({ isDark }: { isDark: boolean }) {
  const [desk, bar, paper, ink, mark] = isDark
    ? ["#14181f", "#1b212a", "#232a34", "#4b5563", "#86bdf7"]
    : ["#edebe6", "#ffffff", "#fffefb", "#cfccc5", "#1565c0"];
  return (
    <>
      <rect width="128" height="72" fill={desk} />
      <rect width="18" height="72" fill={bar} />
      <rect x="32" y="10" width="80" height="62" fill={paper} />
      <rect x="40" y="18" width="30" height="4" rx="1" fill={mark} />
      {[28, 37, 46, 55].map((y) => (
        <rect key={y} x="40" y={y} width={y === 46 ? 44 : 62} height="3" rx="1" fill={ink} />
      ))}
    </>
  );
}
