/** Mail that comes in: where to, what arrived, and what was refused. Source: behaviour §42. */
export const inbox = {
  title: "Contracts by email",
  hint: (address: string) =>
    `Send a contract to ${address} from your own address, and it becomes a draft of yours. Answers to rounds that you send arrive in them.`,
  uploadHint: (address: string) => `You can also email a contract to ${address}.`,
  open: "See what arrived",
  back: "Settings",
  off: "Email to this installation is off.",
  empty: "Nothing arrived in the last 90 days",
  emptyHint: "What you send, and what answers your rounds, is listed here.",
  noSubject: "No subject",
  from: (sender: string) => `From ${sender}`,
  waiting: "Being read",
  became: { draft: "New contract", round: "Round", note: "Note", refused: "Refused" },
  partLine: (file: string, words: string) => `${file}: ${words}`,
  mailReasons: {
    automatic: "This was an automatic message.",
    spam: "The mail server marked it as spam.",
    unproven: "The mail server couldn't confirm the sender.",
    stranger: "The sender has no account here and answers no round.",
    repeated: "This message was taken in before.",
    tooMany: "You sent more emails than we take in at once. Please wait an hour and send it again.",
    tooLarge: "The email is larger than 36 MB. Please upload the file in Contract Manager.",
    unreadable: "The email couldn't be read. Please upload the file in Contract Manager.",
    noSecondFactor: "Your account needs a second factor first. Log in to set it up, then send the email again.",
    failed: "Something went wrong on our side. Please send the email again.",
  },
  partReasons: {
    noContract:
      "We couldn't tell which contract this is about. Reply to the email that a round came with, or attach a contract.",
    noNote: "The email has no text of its own and no file.",
    tooManyFiles: "We take in 20 files from one email. Please send the rest in another one.",
  },
  letter: {
    title: "We couldn't take in all of your email",
    file: (name: string, words: string) => `${name}: ${words}`,
    hint: "Everything else in the email was taken in.",
    footer: "You received this email because you sent one to Contract Manager. Nobody reads answers to it.",
  },
};
