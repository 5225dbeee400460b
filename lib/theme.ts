/** How the product looks: as the system wishes, or as the person chose in this browser (B-6.12). */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Where a browser keeps the choice, so that the server writes it into the page and nothing flashes. */
export const THEME_COOKIE = "theme";

/** A kept choice; the system's where there is none, or one that the product doesn't know. */
export function knownTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}
