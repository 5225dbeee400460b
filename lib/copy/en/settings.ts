/** Words of the settings page. Source: behaviour §17. */
export const settings = {
  title: "User Settings",
  sections: "Sections of the settings",
  themeHint: "Takes effect at once, in this browser.",
  loading: "Loading your settings...",
  account: "Account Information",
  name: "Name",
  email: "Email",
  /** Stands for an address that is not known: the browser's own copy of the account has none. */
  noEmail: "No email",
  role: "Role",
  roles: { user: "User", admin: "Admin", manager: "Manager" },
  created: "Account created",
  unknown: "Unknown",
  preferences: "Preferences",
  defaultLanguage: "Default Language",
  defaultLanguageHint: "The language of the interface and the assistant's answers. Contracts keep their own language.",
  followsBrowser: (language: string) =>
    `Until you save, the interface and the assistant use your browser's language: ${language}. Contracts keep their own language.`,
  languages: { mn: "Mongolian", en: "English", ru: "Russian" },
  lastUpdated: "Last updated:",
  never: "Never",
  save: "Save Settings",
  saving: "Saving...",
  saved: "Settings saved successfully!",
  sessions: {
    title: "Where you are logged in",
    intro: "Browsers and programs logged in to your account. Ending a session logs it out immediately.",
    device: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device"),
    thisDevice: "This device",
    started: "Logged in",
    lastSeen: "last seen",
    end: "End",
    /** Read aloud: which one the button ends. */
    endDevice: (device: string) => `End: ${device}`,
    endOthers: "End all other sessions",
    ended: "Session ended.",
    othersEnded: "All other sessions ended.",
    failed: "Couldn't end the session. Please try again.",
  },
  engine: {
    builtInOnly: "Use only the built-in engine for my contracts",
    meaning: (model: string, host: string) =>
      `When this is on, no model reads contracts you own, whoever asks, or any contract you ask about. Their text is not sent to ${model} at ${host}.`,
    noModel: "No model is set up on this server, so the built-in engine answers and everything stays here anyway.",
  },
  goToLogin: "Go to Login",
  signInRequired: "Authentication required",
  loadFailed: "Failed to load settings. Please try again later.",
  saveFailed: "Failed to save settings. Please try again.",
  noUser: "Unable to load user data. Please log in again.",
};
