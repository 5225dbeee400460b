import type { Config } from "tailwindcss";

/**
 * Design tokens; their values are in `app/tokens.css`. Primary blue, secondary purple, light grey page, Roboto, radius
 * 4 (B-6.5).
 */
const config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        primary: {
          DEFAULT: "var(--blue)",
          50: "var(--blue-soft)",
          100: "var(--blue-soft-strong)",
          200: "var(--blue-line)",
          300: "var(--blue-line)",
          400: "var(--blue-dot)",
          500: "var(--blue-dot)",
          600: "var(--blue)",
          700: "var(--blue-deep)",
          800: "var(--blue-deep)",
          900: "var(--blue-deep)",
        },
        secondary: {
          DEFAULT: "var(--purple)",
          50: "var(--purple-soft)",
          200: "var(--purple-line)",
          300: "var(--purple-line)",
          700: "var(--purple-deep)",
          800: "var(--purple-deep)",
        },
        page: "var(--page)",
        surface: "var(--surface)",
        sunken: "var(--sunken)",
        paper: "var(--paper)",
        desk: "var(--desk)",
        hover: "var(--hover)",
        scrim: "var(--scrim)",
        line: { DEFAULT: "var(--line)", strong: "var(--line-strong)" },
        ink: { DEFAULT: "var(--ink)", muted: "var(--ink-muted)", paper: "var(--ink-paper)" },
        danger: {
          DEFAULT: "var(--red)",
          50: "var(--red-soft)",
          100: "var(--red-soft)",
          600: "var(--red)",
          700: "var(--red-deep)",
        },
        success: { DEFAULT: "var(--green)", 50: "var(--green-soft)", 600: "var(--green)", 700: "var(--green-deep)" },
        warning: {
          DEFAULT: "var(--amber)",
          50: "var(--amber-soft)",
          100: "var(--amber-soft-strong)",
          300: "var(--amber-line)",
          500: "var(--amber-dot)",
          600: "var(--amber)",
          700: "var(--amber-deep)",
        },
        orange: { DEFAULT: "var(--orange-dot)", 50: "var(--orange-soft)", 700: "var(--orange-deep)" },
        neutral: { DEFAULT: "var(--grey-dot)", 50: "var(--grey-soft)" },
      },
      // White stands on these, so they are darker than text of the same colour is on a dark ground.
      backgroundColor: {
        primary: { DEFAULT: "var(--blue-fill)", 700: "var(--blue-fill-hover)", 800: "var(--blue-fill-press)" },
        secondary: { DEFAULT: "var(--purple-fill)", 700: "var(--purple-fill-hover)", 800: "var(--purple-fill-press)" },
        danger: { DEFAULT: "var(--red-fill)", 700: "var(--red-fill-hover)" },
        success: { DEFAULT: "var(--green-dot)", 700: "var(--green-fill)" },
      },
      fill: { primary: "var(--blue-fill)" },
      fontFamily: {
        sans: ["Roboto", "Roboto Stand-in", "Roboto Stand-in DejaVu", "system-ui", "sans-serif"],
        paper: [
          "Contract Paper",
          "Paper Stand-in",
          "Paper Stand-in Times",
          "Paper Stand-in DejaVu",
          "Georgia",
          "serif",
        ],
      },
      borderRadius: { sm: "2px", DEFAULT: "4px", md: "4px", lg: "4px", xl: "4px" },
      boxShadow: {
        card: "none", // a line is enough at rest
        paper: "var(--shadow-paper)",
        overlay: "var(--shadow-overlay)",
      },
    },
  },
} satisfies Config;

export default config;
