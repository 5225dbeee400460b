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
  shown: { label: "Which notifications", all: "All", unread: "Unread" },
  allRead: "Nothing is unread.",
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  notMarked: "This could not be kept. Please try again.",
  keys: "j and k move, Enter opens, r marks as read or unread.",
  loading: "Loading notifications…",
  failed: "Failed to load notifications. Please try again later.",
  empty: "Nothing is new.",
  emptyHint: "Mentions, replies, dates that are yours and what others ask of you appear here.",
  isNew: "New",
  kinds: {
    mentioned: (by: string, contract: string) => `${by} mentioned you in a comment on “${contract}”`,
    replied: (by: string, contract: string) => `${by} replied in a thread of yours on “${contract}”`,
    assigned: (by: string, contract: string) => `${by} gave you a date to look after in “${contract}”`,
    invited: (by: string, contract: string) => `${by} invited you to “${contract}”`,
    approvalAsked: (by: string, contract: string) => `${by} asks you to approve “${contract}”`,
    approvalAnswered: (by: string, contract: string) => `${by} answered whether to approve “${contract}”`,
    decisionAsked: (by: string, contract: string) =>
      by === ""
        ? `Changes to decide on came for “${contract}”`
        : `${by} brought changes to decide on for “${contract}”`,
  },
  letter: {
    body: "What was said is shown to people who are logged in and have a part in the contract.",
    button: "Open it",
    footer: "You get this letter because somebody wrote to you about a contract. Settings say when such letters come.",
    more: (count: number) => `And ${count} more.`,
    title: (count: number) => (count === 1 ? "1 mention or reply" : `${count} mentions and replies`),
  },
  settings: {
    label: "Letters about mentions and replies",
    times: { atOnce: "At once", daily: "With the letter in the morning", never: "Never" },
  },
};
