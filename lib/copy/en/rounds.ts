/** Words of the rounds of a negotiation, English. Source: behaviour §26. */
export const rounds = {
  title: "Rounds",
  contractTitle: (contract: string) => `Rounds: ${contract}`,
  open: "Rounds",
  back: "Back to the contract",
  loading: "Loading the rounds…",
  failed: "Couldn't load the rounds. Please try again later.",
  retry: "Try again",
  none: "No reply yet",
  noneHint:
    "Send the contract to the other side and upload their reply here. You'll see each of their changes, tracked or not, next to your text and decide on it.",
  firstHasChanges: (count: number) =>
    count === 1
      ? "The file has 1 tracked change. The text shows it as accepted, but it is still undecided."
      : `The file has ${count} tracked changes. The text shows them as accepted, but they are still undecided.`,
  decideFirst: "Review them",
  waits: "Sent to the other side. Upload their reply when you receive it.",
  inOutbox:
    "The email waits in this server's outbox: no mail service is set up, so nothing has left. Download the file and send it yourself, or open it to them by a link.",
  details: "Details",
  fingerprint: "File SHA-256",
  send: {
    open: "Send to the other side…",
    title: "Send to the other side",
    hint: (version: number) =>
      `Version ${version} goes out as a Word file. We keep a copy to compare their reply with.`,
    way: "Delivery",
    ways: { download: "I'll send it myself", mail: "Email with the file attached" },
    noMail: "No mail service is set up. The message will wait in this server's outbox.",
    to: "Recipient",
    toHint: "Optional. Names or addresses, separated by commas",
    toMailHint: "Up to 10 addresses, separated by commas. Each gets a separate email; replies go to you",
    message: "Message",
    messageHint: "Optional, included in the email",
    form: "Format",
    forms: { tracked: "Tracked, on their file", clean: "Clean Word file", both: "Both, as two files" },
    formHints: {
      tracked: "Our changes are marked, each with its author",
      clean: "Text only, no marks",
      both: "One to read, one to check",
    },
    marks: (count: number) => (count === 1 ? "1 change is marked" : `${count} changes are marked`),
    noMarks: "Nothing differs from what they have",
    cannotMark: "There is no earlier file to mark changes against",
    counting: "Counting the changes…",
    countFailed: "Couldn't count the changes.",
    unmarked: (count: number) =>
      count === 1
        ? "1 change from the text they have won't be marked."
        : `${count} changes from the text they have won't be marked.`,
    tracked: "Mark changes",
    trackedSinceFirst: (version: number) => `Since version ${version}, the file you received`,
    trackedInFirst: "In the file you received, keeping open changes",
    trackedSince: (version: number, date: string) => `Since version ${version}, sent on ${date}`,
    trackedSinceReply: (version: number) => `Since version ${version}, which they replied to`,
    trackedSinceTaken: (version: number) => `Since version ${version}, taken from their file`,
    trackedInReply: (number: number) => `In their file from round ${number}, keeping open changes`,
    comments: "Include our comments",
    commentChoices: { none: "None", open: "Open only", all: "All" },
    go: { download: "Download and mark as sent", mail: "Send email" },
    cancel: "Cancel",
    done: { download: "Marked as sent", mail: "Email sent" },
    queued: "Saved to the outbox. No mail service is set up, so nothing has left yet.",
    goQueued: "Save to the outbox",
    failed: "Couldn't send it. Please try again.",
    downloadFailed: "Marked as sent, but the download failed. Download the file from the list of rounds.",
  },
  letter: {
    subject: (contract: string, sender: string) => `${contract}, from ${sender}`,
    body: (sender: string, version: number) =>
      `${sender} sent you this contract (version ${version}). The Word file is attached to this email.`,
    tracked: "It shows what changed as tracked changes.",
    both: "There are two files: a clean one, and one that shows what changed as tracked changes.",
    answer: (email: string) =>
      `Please turn on Track Changes in Word before you edit, and send the file back to ${email} or reply to this email.`,
    footer: (sender: string) =>
      `You received this email because ${sender} entered your address. You don't need an account.`,
  },
  record: {
    offer: "Is this file for the other side? Mark it as sent to compare their reply with it.",
    open: "Mark as sent…",
    title: "Mark as sent",
    go: "Mark as sent",
    done: "Marked as sent",
    failed: "Couldn't mark it as sent. Please try again.",
    later: "Not now",
  },
  beginning: {
    title: "Send round 1",
    going: {
      title: "What goes out",
      text: "The current version as a Word file: tracked on their file, clean, or both.",
    },
    sending: {
      title: "To whom and how",
      text: "Email with the file attached, or you send it yourself. Afterwards you can also open it to them by a link.",
    },
    seen: {
      title: "What they will see",
      text: "The text and your changes under your name. Comments go along only if you say so; suggestions, playbook and history stay here.",
    },
    answered: {
      title: "When they reply",
      text: "Drop their file here. Each change, tracked or not, stands next to your text to accept, reject or reword.",
    },
  },
  upload: {
    drop: "Drop their Word file or PDF here",
    reply: "Upload their reply",
    hint: "Word, PDF or text, up to 25 MB",
    sending: (sent: string, total: string) => `Sending ${sent} of ${total}`,
    registering: "Adding the reply…",
    from: "Who sent it (optional)",
    fromHint: "Such as a person or company",
    asVersion: "Use it as the new text without reviewing each change",
    start: "Compare with what we sent",
    startVersion: "Save as new version",
    cancel: "Cancel",
    failed: "Couldn't upload the file. Please try again later.",
  },
  timeline: {
    label: "Rounds, newest first",
    cameBack: (number: number, reply: number) =>
      reply > 1 ? `Round ${number}, reply ${reply} received` : `Round ${number}, reply received`,
    first: "First file, with tracked changes",
    version: "New text from a file",
    sent: (version: number) => `Sent version ${version}`,
    sentBy: (name: string) => `by ${name}`,
    sentTo: (names: string) => `to ${names}`,
    sentHow: { mail: "by email", download: "as a download", outbox: "in the outbox, not sent" },
    sentTracked: "changes tracked",
    sentClean: "clean",
    sentComments: { open: "with open comments", all: "with all comments" },
    answers: (date: string) => `reply to what was sent on ${date}`,
    getFile: (fileName: string) => `Download ${fileName}`,
    getFailed: "Couldn't download the file. Please try again later.",
    from: (name: string) => `from ${name}`,
    takenInBy: (name: string) => `added by ${name}`,
    processing: "Reading the file…",
    counts: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
    untracked: (count: number) => `${count} not tracked`,
    notes: (count: number) => (count === 1 ? "1 note" : `${count} notes`),
    savedAs: "decisions saved as a version",
  },
  bar: {
    decided: (done: number, total: number) => `${done} of ${total} decided`,
    keys: "j, k: next, previous; a: accept; r: reject or restore",
    acceptFormatting: "Accept all formatting",
    save: "Save decisions",
    saving: "Saving…",
    saved: (versionNumber: number) => `Saved as version ${versionNumber}`,
    stale: "Someone saved a newer version. Your decisions are still here: save again to apply them to it.",
    failed: "Couldn't save the decisions. They are still here; please try again.",
    word: "Send back as Word",
    wordHint:
      "Downloads their file with our decisions. Undecided changes stay theirs; everything else we changed is tracked as ours",
    wordOpen: (count: number) =>
      count === 1
        ? "1 change is still undecided and stays open in the Word file."
        : `${count} changes are still undecided and stay open in the Word file.`,
    openTitle: (count: number) => (count === 1 ? "1 change is undecided" : `${count} changes are undecided`),
    openTracked: (count: number, authors: string) =>
      count === 1
        ? `1 tracked change${authors === "" ? "" : ` of ${authors}`} stays in the file as it is, for either side to decide.`
        : `${count} tracked changes${authors === "" ? "" : ` of ${authors}`} stay in the file as they are, for either side to decide.`,
    openUntracked: (count: number) =>
      count === 1
        ? "In 1 place changed without tracking, our text is restored and tracked as our change."
        : `In ${count} places changed without tracking, our text is restored and tracked as our changes.`,
    openBeside: (count: number) =>
      count === 1
        ? "1 change in page headers, footers or hidden parts stays as they made it."
        : `${count} changes in page headers, footers or hidden parts stay as they made them.`,
    openUnsaved: "Unsaved decisions count as undecided.",
    openBack: "Back to the changes",
    openGo: "Download anyway",
    wordFailed: "Couldn't create the Word file. Please try again later.",
  },
};
