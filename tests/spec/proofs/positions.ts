/** Chapter 24: our positions. */
import { access, api, component, unit } from "../files";
import type { Proofs } from "../proof";

const books = api("positions");
const screen = component("positions/positions");
const review = unit("positions/judged");
const deeds = api("position-reviews");
const issues = unit("positions/issues-list");
const byModel = api("model-review");
const panel = component("positions/review-panel");
const starters = unit("positions/starter");
const verdicts = unit("positions/verdict");

export const positions: Proofs = {
  "B-24.1": [
    books(
      "a book of positions",
      "is made, listed without its positions, read, changed and deleted, and the trail tells of it",
    ),
  ],
  "B-24.2": [
    books("sharing", "lets people who share a contract read a book, and nobody change it but its owner"),
    books("sharing", "says nothing of who exists: strangers and nobody are refused alike, and nothing is shared"),
    books("a book of positions", "that was changed meanwhile is not written over"),
    access("permission-matrix")("%s", "%s"),
  ],
  "B-24.3": [
    books("a book of positions", "of starters is one call, in the language that is asked for"),
    starters(
      "the starters in $language, $side",
      "say what is wanted, the fallback with its wording, the red line and why; and that no lawyer read it",
    ),
  ],
  "B-24.4": [
    books("a book of positions", "is exported as what can be imported, by others too"),
    books("a book of positions", "is one of at most as many as an account may have"),
    books("what is hostile", "is refused in the documented shape: %s"),
    books("what is hostile", "is left out where it is only more than was asked for"),
  ],
  "B-24.5": [
    books(
      "taking a passage as our wording",
      "puts the contract's words into the position, unread by a lawyer, and the contract's trail tells of it",
    ),
    books(
      "taking a passage as our wording",
      "is refused without a part in the contract, for another's book, an unknown topic and an empty passage",
    ),
  ],
  "B-24.6": [
    unit("positions/doubts")(
      "what a clause says on a subject",
      "is not where another sentence of the clause gives leave for some of it",
    ),
    unit("positions/doubts")(
      "what a clause says on a subject",
      "is not where minutes, and not the parties, change nothing",
    ),
    unit("positions/doubts")("silence on a subject", "is certain only where no word, synonym or concept of it stands"),
    unit("positions/doubts")("silence on a subject", "is not in a language that nobody reads here"),
    verdicts("a verdict", "matches where our ask is met, and is only acceptable where the fallback alone is"),
    verdicts("a verdict", "never matches because nothing was found, unless it should not be there and certainly isn't"),
    verdicts("a verdict", "is missing where something is wanted and for certain nothing is said, in words alone too"),
    verdicts("a verdict", "needs review where the side, the figure or the wording in force is not certain"),
    verdicts(
      "a verdict",
      "deviates, and never for sure, where the ask is not met and only words say what is good enough",
    ),
    verdicts("a position in words", "on %s: %s"),
    review("a review by positions", "never says that what renews by itself is as we want it"),
    verdicts("a limit", "%j of %j: %s"),
  ],
  "B-24.7": [
    screen("the books", "begin with the starters of a side, in a language, by one click"),
    screen("the books", "are imported from a file, and what is no book is told so and not sent"),
    screen("a book", "is saved whole, from the state it was read in, once something was changed"),
    screen("a book", "that is only shared is read and not changed"),
    screen("a book", "is shared by addresses, and deleted after a question"),
  ],
  "B-24.8": [
    review(
      "a review by positions",
      "has the book's positions in its order, each with what we want, the clause and the verdict, old key beside it",
    ),
    review("a review by positions", "needs review on a subject that nothing reads, with the clause that comes closest"),
    review("a review by positions", "knows a subject of somebody's own by its words"),
    unit("positions/told")("a book of starters", "is told in the reader's language, its wordings in the contract's"),
    unit("positions/told")("a book of starters", "keeps what people wrote, and what names a country's law"),
    unit("positions/told")("a book of starters", "means the same in each language"),
    review("a review by positions", "asks for no notice against a renewal that there is none of"),
    books("a review by a book", "answers its topics with verdicts, to whoever may read both the contract and the book"),
  ],
  "B-24.9": [
    panel("reviews by the book for contracts of this type, shows the worst first, and a passage in the text"),
    panel("begins a comment on the passage, and takes it as the wording of a book of one's own"),
    panel("without a book leads to the page of books"),
    component("review/review-workspace")(
      "opening a contract",
      "shows it beside the review by positions where that is to come first",
    ),
  ],
  "B-24.10": [
    deeds("our wording", "becomes one suggestion of the current version, and the text only when somebody accepts it"),
    deeds(
      "our wording",
      "goes behind the last clause where the contract has none, and is refused where none is proposed",
    ),
    deeds("our wording", "is refused for a version that is no longer the current one"),
    unit("positions/placing")("our wording", "stands in place of the passage, which keeps its number '%s'"),
    api("suggestions-accepted")(
      "our wording, accepted where Word counts the clauses",
      "comes as the next clause of the general article where the contract has none, by the suggestion's own address",
    ),
    unit("engine/place/place-clause")(
      "a clause that a contract has not",
      "comes as the last of its article, behind the items of the clause before, under the next number",
    ),
    unit("engine/place/place-clause")(
      "a clause that a contract has not",
      "moves no number where the last article holds the signatures: it comes in the one before",
    ),
    panel("puts our wording forward as a suggestion, and says so where that is refused"),
    panel("puts nothing forward while there is unsaved text"),
  ],
  "B-24.11": [
    deeds(
      "a topic that is taken as it stands",
      "says why and by whom, in later versions too, until it is taken back; and the trail tells of it",
    ),
    deeds("a topic that is taken as it stands", "needs a reason"),
    panel("takes a topic as it stands with a reason, shows who did, and takes it back"),
  ],
  "B-24.12": [
    issues(
      "a list of issues",
      "has red lines first, then what deviates and is missing, what was accepted, and the rest by name",
    ),
    issues("a list of issues", "quotes no more than the beginning of a long clause"),
    deeds(
      "the list of issues",
      "is a PDF or a Word file for whoever reads contract and book, and the trail tells of it",
    ),
  ],
  "B-24.13": [
    deeds(
      "the count of deviations",
      "is of the current text by the caller's books, without what was accepted, and of no stranger's contract",
    ),
    component("contracts/contract-list")(
      "the list of contracts",
      "shows beside its name on how many topics a contract deviates from our positions",
    ),
  ],
  "B-24.14": [
    byModel(
      "a review by positions with a model",
      "is offered with its host and what it costs, and sends nothing before it is wished",
    ),
    byModel(
      "a review by positions with a model",
      "asks on each topic with the position beside the clauses, and answers passages of the contract",
    ),
    byModel(
      "a review by positions with a model",
      "leaves out a quote that is not in the contract, and with it the verdict",
    ),
    byModel("a review by positions with a model", "calls likely what its passage does not carry"),
    byModel("a review by positions with a model", "that something is missing is not the model's to say"),
    byModel("a model that does not answer", "%s: the built-in verdicts stand, and it is said who answered"),
    api("model-review-off")(
      "with a model but without the setting, no review by positions asks it, and none is offered",
    ),
    unit("positions/by-model")("it is sure only where its passage carries it and the built-in rules come to the same"),
    panel("says which host a model is at and what would go there, and asks it only when that is wished"),
    panel("offers no model where the built-in review is sure of all"),
  ],
  "B-24.15": [
    byModel(
      "what a model said of a version",
      "is kept: nobody who reads it has the model asked again, and the offer tells so",
    ),
    byModel("what a model said of a version", "is of that text, those positions and that language alone"),
    byModel("what a model said of a version", "is asked for again where nothing came of it"),
    unit("assistant/openai/judge")("who goes away halfway has been told what was found"),
    panel("tells what a model's kept answers spare, asks for the rest, and asks nothing where all are kept"),
  ],
  "B-24.16": [
    deeds("our wording", "is the fallback's where that is asked for, and refused where the book has none"),
    review(
      "a review by positions",
      "proposes the ask first and what is good enough second, in the contract's own names",
    ),
    unit("positions/own-wording")("our wording names the sides as the contract does"),
    unit("positions/own-wording")("a name that would have to take another ending leaves the wording as it is written"),
  ],
  "B-24.17": [
    books("a book of positions", "says for which kinds of contract it is; by its contract type where it says nothing"),
    books("a book of positions", "of starters for a kind has what such contracts have, and says that it is for them"),
    unit("positions/kinds")("books that fit a contract's type are offered first, then those for any, then the others"),
    unit("positions/kinds")("a book from before there were kinds is for the kind of its contract type"),
    starters("starters for a kind of contract", "hold nothing that such contracts don't have, and what only they have"),
  ],
};
