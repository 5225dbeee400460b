/** Words of the settings page. Source: behaviour §17. */
export const settings = {
  title: "User Settings",
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
  defaultLanguageHint: "The language of the interface and of the assistant's answers. Contracts stay as they are.",
  followsBrowser: (language: string) =>
    `Until you save, the interface follows your browser: ${language}. The assistant answers in it too; contracts stay as they are.`,
  languages: { mn: "Mongolian", en: "English", ru: "Russian" },
  lastUpdated: "Last updated:",
  never: "Never",
  save: "Save Settings",
  saving: "Saving...",
  saved: "Settings saved successfully!",
  sessions: {
    title: "Where you are logged in",
    intro: "Each browser or program that is logged in to your account. One that you end is logged out at once.",
    device: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device"),
    thisDevice: "This device",
    started: "Logged in",
    lastSeen: "last seen",
    end: "End",
    /** Read aloud: which one the button ends. */
    endOf: (device: string) => `End: ${device}`,
    endOthers: "End all others",
    ended: "The session has ended.",
    othersEnded: "All other sessions have ended.",
    failed: "The session could not be ended. Please try again.",
  },
  engine: {
    builtInOnly: "Keep my contracts on the built-in engine",
    meaning: (model: string, host: string) =>
      `With this on, no model reads the contracts that you own, whoever asks, nor any other that you ask about: their text is not sent to ${model} at ${host}.`,
    noModel: "No model is configured on this server, so the built-in engine answers and everything stays here anyway.",
  },
  goToLogin: "Go to Login",
  signInRequired: "Authentication required",
  loadFailed: "Failed to load settings. Please try again later.",
  saveFailed: "Failed to save settings. Please try again.",
  noUser: "Unable to load user data. Please log in again.",
};
