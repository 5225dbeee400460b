/** Words of the assistant panel, English. Source: behaviour §12. */
export const assistant = {
  title: "Assistant",
  tabs: { label: "Assistant", find: "Find", chat: "Chat" },
  categories: {
    parties: "Parties",
    governing_law: "Governing Law",
    jurisdiction: "Jurisdiction",
    survival: "Survival",
    obligations: "Obligations",
  },
  categoryHints: {
    parties: "Who signs, and in which role",
    governing_law: "Which law applies",
    jurisdiction: "Which courts or arbitrators decide",
    survival: "What survives the end of the contract",
    obligations: "What each side has to do",
  },
  find: {
    heading: "Find in this contract",
    request: (category: string) => `Find: ${category}`,
    none: "No specific details found for this category. The contract may still speak of it: search its text to be sure.",
    failed: (category: string) => `Failed to find ${category}. Please try again later.`,
    searching: (category: string) => `Looking for ${category}...`,
    count: (count: number) => (count === 1 ? "1 passage" : `${count} passages`),
  },
  summary: {
    heading: "Summary",
    hint: "The main points, each with its source",
    action: "Summarize",
    request: "Summarize this contract",
    failed: "Failed to summarize document. Please try again later.",
    working: "Summarizing...",
    lines: "Main points",
    quotes: (count: number) => (count === 1 ? "1 quote" : `${count} quotes`),
    allLines: (count: number) => `Show all ${count} points`,
    obligations: "Obligations by party",
  },
  chat: {
    empty: "Ask a question about this contract.",
    emptyHint: "Answers quote the contract. Select a quote to see it in the text.",
    examples: ["When does this contract end?", "How can it be terminated?", "What has to be paid, and when?"],
    examplesLabel: "Example questions",
    log: "Conversation",
    message: "Message",
    placeholder: "Ask about this contract",
    keysHint: "Enter sends, Shift+Enter starts a new line",
    send: "Send",
    stop: "Stop",
    failed: "Failed to process your message. Please try again.",
    working: "Reading the contract...",
    stopped: "Stopped. The answer is not complete.",
    noAnswer: "The assistant gave no answer.",
    again: "Try again",
    you: "You",
    assistant: "Assistant",
    tooLong: (over: number) => `The message is ${over} characters too long.`,
    notRecalled: "Couldn't load your earlier questions.",
  },
  kept: {
    hint: "Only you can see this.",
    clear: "Clear conversation",
    title: "Clear this conversation?",
    text: "Your questions about this contract and the answers will be permanently deleted. The contract doesn't change.",
    confirm: "Clear conversation",
    failed: "Couldn't clear the conversation. Please try again.",
  },
  passage: {
    /** Unfolds a clause of which only an excerpt is shown, and folds it again. */
    whole: "Whole clause",
    excerpt: "Less",
    /** A passage inside an answer that is one text. */
    quoted: (content: string, page: number) => `“${content}” (p. ${page})`,
    page: (page: number) => `Page ${page}`,
    show: (page: number) => `Show this passage on page ${page} in the text`,
    showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
    showMore: (count: number) => `Show ${count} more`,
    showAll: "Show all",
    fromVersion: (versionNumber: number) => `From version ${versionNumber}`,
    /** Another clause, of this number where it has one, changes the passage; what no longer applies is struck through. */
    superseded: (by: string | null) => (by === null ? "Changed by another clause" : `Changed by ${by}`),
    /** It is not known which words another clause changes, or whether it changes any. */
    perhapsSuperseded: (by: string | null) =>
      by === null ? "Another clause may change this" : `${by} may change this`,
    /** An amendment, by its clause where it has one, changes the passage. */
    supersededBy: (document: string, clause: string | null) =>
      clause === null ? `Changed by ${document}` : `Changed by ${document}, ${clause}`,
    /** The passage stands in an amendment of the contract. */
    since: (date: string) => `in force since ${date}`,
    /** The same, before the day from which it holds. */
    notUntil: (date: string) => `not in force until ${date}`,
    openDocument: (name: string) => `Open “${name}” at this passage`,
    /** How a quote stands that an engine gave. */
    verified: "Quoted from the contract",
    verifiedHint: "These are the contract's exact words.",
    repaired: "The contract's own words",
    repairedHint: "The engine quoted this passage with small differences. You see the contract's own words.",
  },
  /** Over an answer that doesn't settle the question. */
  headlines: {
    likely: "The answer is probably here.",
    nearest: "I'm not sure.",
    absent: "Not found in this contract.",
  },
  bounds: {
    label: "What the clause says, its conditions and exceptions",
    says: "Closest sentence",
    condition: "Condition",
    limit: "Limit",
    exception: "Exception",
    also: "In the same clause",
  },
  steps: { colleague: "Ask a colleague", rephrase: "Ask in other words" },
  basis: {
    /** On what a conclusion stands, beside it. */
    names: {
      stated: "Stated in the contract",
      likely: "Likely: read the passage",
      nearest: "Not sure: the closest clauses",
      absent: "Not found in this contract",
      cannot: "Not a question about this contract's text",
    },
    short: {
      stated: "Stated",
      likely: "Likely",
      nearest: "Nearest",
      absent: "Not found",
      cannot: "Not about this text",
    },
    hints: {
      stated: "The passage says it.",
      likely: "The passage probably says this but could mean something else.",
      nearest: "The answer may be in one of these clauses, or elsewhere in other words. Please read them.",
      absent: "We searched every heading and the whole text.",
      cannot: "No passage of the contract could answer it.",
    },
  },
  facts: {
    label: "Facts of this contract",
    columns: { kind: "Fact", value: "In the contract", page: "Page" },
    kinds: {
      title: "Title",
      parties: "Parties",
      agreement_date: "Date",
      effective_date: "In force from",
      expiration_date: "Ends",
      term: "Term",
      renewal_term: "Renewal",
      renewal_notice: "Notice of non-renewal",
      termination_for_convenience: "Termination for convenience",
      payment_terms: "Payment terms",
      late_payment: "Late payment",
      price: "Price",
      currency: "Currency",
      liability_cap: "Cap on liability",
      governing_law: "Governing law",
      dispute_resolution: "Courts and arbitration",
      signatories: "Signed by",
    },
    /** In place of the page, of a fact that an amendment brought. */
    inAmendment: "amended",
    page: (page: number) => `p. ${page}`,
    showAtPage: (kind: string, page: number) => `${kind}: show in the text, page ${page}`,
    length: (months: number, days: number) =>
      [months > 0 ? `${months} mo.` : "", days > 0 ? `${days} d.` : ""].filter((part) => part !== "").join(" "),
    failed: "Couldn't load the facts.",
  },
  glance: {
    label: "At a glance",
    rows: { parties: "Between", end: "Term", price: "Price", law: "Law" },
    missing: "not found",
    look: "Check",
    /** What is asked where no rule found it. */
    questions: { parties: "Who are the parties to this contract?", law: "Which law governs this contract?" },
    missingHint: "We didn't find this, but the contract may still say it.",
    more: (count: number) => `+${count}`,
    show: (page: number) => `p. ${page}, show in the text`,
  },
  obligations: { label: "Obligations of", everybody: "All", others: "Others", ours: "yours", theirs: "theirs" },
  copying: {
    action: "Copy with sources",
    copied: "Copied",
    failed: "Couldn't copy. Select the text and copy it yourself.",
  },
  receipt: {
    builtIn: "Built-in engine · your text stayed on this server",
    model: (model: string, host: string) => `${model} via ${host}, which received the text`,
    fellBack: (host: string) =>
      `${host} did not respond, so the built-in engine answered. ${host} may have received the text.`,
  },
  notes: {
    label: "About this answer",
    dropped: (count: number) =>
      count === 1
        ? "1 quote was left out: it is not in the contract."
        : `${count} quotes were left out: they are not in the contract.`,
    read: "The contract is too long to read at once. Only these sections were read:",
    searched: "Sections searched:",
    more: (count: number) => `and ${count} more`,
    uncertain: (count: number) =>
      count === 1
        ? "This depends on 1 word read by OCR that may be wrong. Compare it with the original."
        : `This depends on ${count} words read by OCR that may be wrong. Compare them with the original.`,
    unseen: (count: number) =>
      count === 1
        ? "1 passage isn't visible in the original file, or reads differently there. Look at the file."
        : `${count} passages aren't visible in the original file, or read differently there. Look at the file.`,
    partial: "Part of the original file was not read. It may say more.",
    amended: (documents: string) => `Read as amended by ${documents}.`,
    ended: (date: string, document: string) => `This contract ended on ${date} (${document}).`,
    ends: (date: string, document: string) => `This contract ends on ${date} (${document}).`,
    endedUndated: (document: string) => `${document} ends this contract. Its day isn't known.`,
    endedUnsure: "Check it: perhaps only in part, on a condition, or on another day.",
    amendedHidden: (count: number) =>
      count === 1
        ? "1 signed document that you can't open may change this contract, so nothing here is certain."
        : `${count} signed documents that you can't open may change this contract, so nothing here is certain.`,
    amendedUnclear: (count: number) =>
      count === 1
        ? "1 change couldn't be applied for sure. Check the text in force."
        : `${count} changes couldn't be applied for sure. Check the text in force.`,
    cut: "The answer was cut off. You see the part that arrived.",
  },
  progress: {
    elapsed: (seconds: number) => `${seconds} s`,
    writing: "Writing the answer...",
    long: "This can take a while for a long contract. You can keep working in the text.",
    complete: "The answer is complete.",
  },
  reading: (versionNumber: number) => `Reading version ${versionNumber}`,
  unsaved: "The assistant doesn't read unsaved changes. Save a version to include them.",
  noContract: "No contract selected",
};
