/** Words of the page on how good the built-in assistant is, English. The figures stand in docs/quality.md. */
export const quality = {
  link: "How good is this?",
  title: "How good is the assistant?",
  intro:
    "The built-in assistant was measured on real contracts whose right answers are known. Here are its figures, also those that fall short. They are about the built-in assistant only: a language model that this installation may use is checked by the same rules, but was not measured.",
  /** '98.0 % of 98', in words. */
  share: (share: string) => (share === "0" ? "-" : share.replace(" % of ", "% right of ")),
  /** `97.4 % of 115`, as the paper has it. */
  ofShare: (share: string) => share,
  answers: {
    title: "Answers",
    text: "An answer called stated shows clauses that say it. One called likely probably does, and may be wrong. These figures are from questions as people type them, on contracts that nobody read while the assistant was made.",
    all: "All",
    rows: {
      stated: "Answers called stated that are right",
      coverage: "Questions with an answer in the contract that were answered as stated",
      first: "Questions for which the right clause came first",
      shown: "Questions for which the right clause was shown",
      absent: "Times it said that nothing was found, though there was an answer",
    },
    verbatim: (quotes: string, pages: string) =>
      `Quotes that are the contract's own words: ${quotes} %. Page numbers that are right, or one off: ${pages} %.`,
  },
  find: {
    title: "What Find finds",
    text: "Two figures, in percent: how many of the passages there are were found, and how many of those shown are right. For Russian and Mongolian there are few contracts to measure on.",
    category: "Category",
  },
  facts: {
    title: "Facts in the summary",
    text: "How many facts were right, by how sure they were called. English contracts. Title, parties, price, payment, late payment, cap, courts and signatures are called likely, as nobody measured how often they are right.",
  },
  topics: {
    title: "Topics of the review",
    text: (mean: string) =>
      `For how many contracts it was told rightly whether they deal with a topic. English contracts; on average ${mean} %. In Russian and Mongolian nothing of this is called sure.`,
    topic: "Topic",
    right: "Told rightly",
  },
  errors: {
    title: "What goes wrong most",
    intro: "Read the passage where one of these matters to you.",
    list: [
      "An end by an event is shown, but no day is told: “two years from the first sale”.",
      "An end may be one day off: some count to the last day, some to the day after.",
      "Three parties or more are called likely only: too often one was missing.",
      "Two dates in the head of a contract: neither is called stated.",
      "A right to end the contract for a reason may be taken for one without a reason.",
      "A competitor is named, but nobody is restrained: still shown as a likely non-compete.",
      "Exclusivity and minimum volumes are often said without either word, and then missed.",
      "A claim on secrets that holds only in part may be called true.",
      "Where several prices stand together, none is called the price.",
      "A defined term that is used in another form may be called unused.",
    ],
  },
  sources:
    "Measured on CUAD (The Atticus Project, CC BY 4.0), ContractNLI (Koreeda and Manning 2021, CC BY 4.0), and contracts in Russian and Mongolian that were written for measuring. None of this replaces a lawyer's reading.",
};
