/** Words of the page on how good the built-in assistant is, English. The figures stand in docs/quality.md. */
export const quality = {
  link: "How good is this?",
  title: "How good is the assistant?",
  intro:
    "We tested the built-in assistant on real contracts with known answers. Here are the results, including the weak ones. They cover the built-in assistant only: a language model connected to this installation follows the same rules but was not tested.",
  /** A figure with the language's decimal sign. */
  figure: (figures: string) => figures,
  /** '98.0 % of 98', in words. */
  share: (share: string) => (share === "0" ? "-" : share.replace(" % of ", "% right of ")),
  /** `97.4 % of 115`, as the paper has it. */
  ofShare: (share: string) => share,
  answers: {
    title: "Answers",
    text: "A “stated” answer shows clauses that say it. A “likely” answer is probably right but may be wrong. We used questions the way people type them, on contracts no one read while building the assistant.",
    all: "All",
    rows: {
      stated: "Correct “stated” answers",
      coverage: "Answerable questions answered as “stated”",
      first: "Questions with the right clause shown first",
      shown: "Questions with the right clause shown",
      absent: "Times it said “not found” although there was an answer",
    },
    verbatim: (quotes: string, pages: string) =>
      `Quotes in the contract's exact words: ${quotes} %. Page numbers right or off by one: ${pages} %.`,
  },
  find: {
    title: "What Find finds",
    text: "Two figures, in percent: how many of the relevant passages were found, and how many of those shown are right. We had few Russian and Mongolian contracts to test on.",
    category: "Category",
  },
  facts: {
    title: "Facts in the summary",
    text: "How many facts were right, by confidence. English contracts. Prices, payment, late payment, caps and signatures are “likely” at most in nearly all contracts: their clauses have too many conditions to call one figure stated.",
  },
  topics: {
    title: "Topics of the review",
    text: (mean: string) =>
      `How often we correctly said whether a contract covers a topic. English contracts; ${mean} % on average. In Russian and Mongolian these results are never marked as sure.`,
    topic: "Topic",
    right: "Correct",
  },
  errors: {
    title: "Most common mistakes",
    intro: "If one of these matters to you, read the passage yourself.",
    list: [
      "In seven contracts written to catch it out, 8 of 55 “stated” answers were wrong or left something out, mostly where another clause changes the one quoted.",
      "An end tied to an event is shown without a date: “two years from the first sale”.",
      "An end date may be one day off: some contracts count to the last day, some to the day after.",
      "Three or more parties are only “likely”: too often one was missing.",
      "With two dates at the top of a contract, neither is “stated”.",
      "A right to terminate for cause may be mistaken for termination for convenience.",
      "A clause that names a competitor but restricts no one may be shown as a likely non-compete.",
      "Exclusivity and minimum volumes are missed when the contract uses neither word.",
      "A statement about confidentiality that is only partly true may be called true.",
      "When several prices appear together, none is called the price.",
      "A defined term used in another form may be called unused.",
    ],
  },
  sources:
    "Tested on CUAD (The Atticus Project, CC BY 4.0), ContractNLI (Koreeda and Manning 2021, CC BY 4.0), and Russian and Mongolian contracts written for testing. None of this replaces a review by a lawyer.",
};
