/** What is new for a person, English. Source: behaviour §14. */
export const notifications = {
  /** The bell's name. */
  open: (count: string) => (count === "" ? "Notifications" : `Notifications: ${count} new`),
  title: "Notifications",
  more: (count: number) => `${count}+`,
  readAll: "Mark all as read",
  older: "Show older notifications",
  /** Leads to the page that has them all. */
  seeAll: "All notifications",
  shown: { label: "Show notifications", all: "All", unread: "Unread" },
  allRead: "No unread notifications.",
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  notMarked: "Couldn't save this. Please try again.",
  keys: "j and k move, Enter opens, r marks as read or unread.",
  loading: "Loading notifications…",
  failed: "Failed to load notifications. Please try again later.",
  empty: "Nothing new",
  emptyHint: "Mentions, replies, dates assigned to you and requests appear here.",
  isNew: "New",
  kinds: {
    mentioned: (by: string, contract: string) => `${by} mentioned you in a comment on “${contract}”`,
    replied: (by: string, contract: string) => `${by} replied in your thread on “${contract}”`,
    assigned: (by: string, contract: string) => `${by} assigned you a date in “${contract}”`,
    invited: (by: string, contract: string) => `${by} invited you to “${contract}”`,
    approvalAsked: (by: string, contract: string) => `${by} requests your approval of “${contract}”`,
    approvalAnswered: (by: string, contract: string) => `${by} answered your approval request for “${contract}”`,
    decisionAsked: (by: string, contract: string) =>
      by === "" ? `New changes to review in “${contract}”` : `${by} added changes to review in “${contract}”`,
    noteMailed: (by: string, contract: string) => `${by} wrote by email about “${contract}”`,
    signingDone: (by: string, contract: string) => `${by}: “${contract}” is signed`,
    signingStopped: (by: string, contract: string) => `${by}: the signing of “${contract}” needs a look`,
    teamJoined: (by: string, team: string) => `${by} added you to the team “${team}”`,
    teamHandedOver: (by: string, team: string) => `${by} made you the owner of the team “${team}”`,
    folderOpened: (by: string, folder: string) => `${by} opened the folder “${folder}” to your team`,
  },
  letter: {
    body: "Log in to read it. Only collaborators on the contract can see it.",
    button: "Open",
    footer:
      "You received this email because someone wrote to you about a contract. You can change when you get these emails in Settings.",
    owner:
      "You add and remove its members now, rename it, hand it over or delete it. What the team gives its members stays as it is.",
    teamFooter: "You received this email because a team was handed over to you.",
    more: (count: number) => `And ${count} more.`,
    title: (count: number) => (count === 1 ? "1 mention or reply" : `${count} mentions and replies`),
  },
  settings: {
    label: "Emails about mentions and replies",
    times: { atOnce: "Immediately", daily: "In the morning email", never: "Never" },
  },
};
