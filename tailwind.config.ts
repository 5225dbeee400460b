import type { Config } from "tailwindcss";

/** Design tokens. Primary blue, secondary purple, light grey page, Roboto, radius 4 (B-6.5). */
const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        primary: {
          DEFAULT: "#1565c0",
          50: "#eaf3fc",
          100: "#d3e6f8",
          200: "#a9cdf1",
          300: "#74ade6",
          400: "#3f8cd9",
          500: "#1976d2",
          600: "#1565c0",
          700: "#10539f",
          800: "#0d427f",
          900: "#0b335f",
        },
        secondary: {
          DEFAULT: "#7b1fa2",
          50: "#f6eefa",
          100: "#ead8f3",
          200: "#d5b2e6",
          300: "#bb84d5",
          400: "#9f55c2",
          500: "#8e2fb4",
          600: "#7b1fa2",
          700: "#661a87",
          800: "#51156b",
          900: "#3b0f4e",
        },
        page: "#f4f5f7",
        surface: "#ffffff",
        line: { DEFAULT: "#dfe3e8", strong: "#8a94a3" },
        ink: { DEFAULT: "#1c2430", muted: "#566072" },
        danger: { DEFAULT: "#b3261e", 50: "#fdecea", 100: "#f9d5d2", 600: "#b3261e", 700: "#8f1d17" },
        success: { DEFAULT: "#1e6b35", 50: "#e7f5eb", 600: "#1e6b35", 700: "#16522a" },
        warning: { DEFAULT: "#8a4b00", 50: "#fff6df", 100: "#ffe9b3", 600: "#8a4b00", 700: "#6b3a00" },
      },
      fontFamily: { sans: ["var(--font-roboto)", "Roboto", "system-ui", "sans-serif"] },
      borderRadius: { sm: "2px", DEFAULT: "4px", md: "4px", lg: "4px", xl: "4px" },
      boxShadow: {
        card: "0 1px 2px rgba(16,24,40,.06), 0 1px 3px rgba(16,24,40,.08)",
        overlay: "0 8px 28px rgba(16,24,40,.18)",
      },
    },
  },
};

export default config;
