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
    survival: "What stays in force after the end",
    obligations: "What each side has to do",
  },
  find: {
    heading: "Find in this contract",
    request: (category: string) => `Find: ${category}`,
    none: "No specific details found for this category.",
    failed: (category: string) => `Failed to find ${category}. Please try again later.`,
    searching: (category: string) => `Looking for ${category}...`,
    count: (count: number) => (count === 1 ? "1 passage" : `${count} passages`),
  },
  summary: {
    heading: "Summary",
    hint: "The main points, each with the passage it rests on",
    action: "Summarize",
    request: "Summarize this contract",
    failed: "Failed to summarize document. Please try again later.",
    working: "Summarizing...",
  },
  chat: {
    empty: "Ask a question about this contract.",
    emptyHint: "Answers rest on passages of the contract. Select a passage to see it in the text.",
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
    tooLong: (over: number) => `The message is too long by ${over} characters.`,
  },
  passage: {
    /** A passage inside an answer that is one text. */
    quoted: (content: string, page: number) => `“${content}” (p. ${page})`,
    page: (page: number) => `Page ${page}`,
    show: (page: number) => `Show this passage of page ${page} in the text`,
    showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
    showMore: (count: number) => `Show ${count} more`,
    showAll: "Show all",
    fromVersion: (versionNumber: number) => `From version ${versionNumber}`,
    /** How a quote stands that an engine gave. */
    verified: "Quoted from the contract",
    verifiedHint: "These words stand in the contract exactly so.",
    repaired: "The contract's own words",
    repairedHint:
      "The engine quoted this passage with small differences. Shown are the words as they stand in the contract.",
  },
  basis: {
    /** On what a conclusion stands, beside it. */
    names: {
      stated: "Stated in the contract",
      likely: "Likely: read the passage",
      nearest: "No direct answer: nearest passages",
      absent: "No word of it in the contract",
      cannot: "Not a question about this contract's text",
    },
    hints: {
      stated: "The passage says it.",
      likely: "It was read out of the passage, which may mean something else.",
      nearest: "None of these passages answers the question. The contract may still do so in other words.",
      absent: "Every heading and the whole text were searched.",
      cannot: "No passage of the contract could answer it.",
    },
  },
  receipt: {
    builtIn: "Built-in engine · your text stayed on this server",
    model: (model: string, host: string) => `${model} via ${host}, which received the text`,
    fellBack: (host: string) =>
      `${host} did not answer, so the built-in engine did. ${host} may have received the text.`,
  },
  notes: {
    label: "About this answer",
    dropped: (count: number) =>
      count === 1
        ? "1 quote was left out: it is not in the contract."
        : `${count} quotes were left out: they are not in the contract.`,
    read: "The contract is too long to be read whole at once. Only these sections were read:",
    searched: "Sections searched:",
    more: (count: number) => `and ${count} more`,
    cut: "The answer broke off half-way. What had come is kept.",
  },
  progress: {
    elapsed: (seconds: number) => `${seconds} s`,
    writing: "Writing the answer...",
    long: "This can take a while on a long contract. You can go on working in the text.",
    complete: "The answer is complete.",
  },
  reading: (versionNumber: number) => `Reading version ${versionNumber}`,
  unsaved: "Unsaved changes are not read. Save a version to include them.",
  noContract: "No contract selected",
};
