/** Chapter 13: suggestions. */
import { decisions, assistantText, everyCall, api, component, integration, unit } from "../files";
import { testsIn, type Proofs } from "../proof";

const accepted = api("suggestions-accepted");
const proposed = api("assistant-model-suggestions");
const moved = (name: string) =>
  unit("engine/moved-references")("references that were left behind by a renumbering", name);
const engine = (name: string) => unit(`engine/${name}`);

export const suggestionProofs: Proofs = {
  "B-13.1": [
    engine("checks")("a fault is found at its place, and nothing besides it", "%s, %s: %s"),
    engine("checks")("nothing is found in a sound contract: %s"),
    engine("careful-reader")("two answers to one question", "are asked about at the later clause"),
    engine("one-sided")(
      "a clause that favours one side without measure is found, and nothing besides it",
      "%s, %s: %s",
    ),
    proposed("suggestions", "of a model come beside those of the checks, in one analysis, once"),
  ],
  "B-12.21": [
    testsIn("tests/api/kept-conversation.test.ts")(
      "a kept conversation",
      "holds what was asked with keep, in order, for the person alone, whatever others ask",
    ),
    testsIn("tests/api/kept-conversation.test.ts")(
      "a kept conversation",
      "keeps what had come of a stopped answer, and nothing of a failed one",
    ),
    testsIn("tests/api/kept-conversation.test.ts")(
      "a kept conversation",
      "lets the oldest go beyond 100 and beyond 4 MB",
    ),
    testsIn("tests/components/assistant/kept-conversation.test.tsx")(
      "a kept conversation",
      "is shown again as it was, the newest summary with its facts, and goes along as history",
    ),
    testsIn("tests/components/assistant/kept-conversation.test.tsx")(
      "a kept conversation",
      "is cleared after a question, and stays with the server's words where it can't be",
    ),
  ],
  "B-12.22": [
    unit("engine/doubts")("an answer on words that may be wrong", "is likely at most, and draws no conclusion"),
    integration("scanned-uploads")(
      "words that may be wrong",
      "are counted in a note, and nothing on a page that was a picture is stated, not even by words that look right",
    ),
  ],
  "B-12.23": [
    component("assistant/glance")(
      "a contract at a glance",
      "says each fact in the contract's words, with how sure it is, and what it does not tell",
    ),
    component("assistant/glance")(
      "a contract at a glance",
      "has its rows before the facts come, and says where they could not be read",
    ),
  ],
  "B-12.24": [
    engine("chat")("a question that a clause answers", "is understood where a word is misspelt"),
    engine("review/page-contracts")(
      "a question that a contract of a page answers",
      "is understood though it is misspelt: %s, '%s'",
    ),
    engine("review/page-contracts")("a day in figures", "is likely, and no day of the calendar, where both orders do"),
    engine("review/sums")(
      "a sum of money is read whole, however it is written",
      "and a range has no figure of its own: %s",
    ),
  ],
  "B-13.2": [
    api("suggestions")(
      "the first asking",
      "makes the suggestions, once for all who ask, and names what the job finds made",
    ),
    api("suggestions")(
      "the first asking",
      "says that they are pending while the checks work longer, by the name they will have",
    ),
    proposed("suggestions", "are pending while the model is still to be asked, and not once it has answered"),
    component("suggestions/suggestions")(
      "suggestions",
      "are said to be still being made, and asked for again until they are",
    ),
  ],
  "B-13.3": [
    everyCall,
    api("suggestions")(
      "the list",
      "names the analysis and gives each finding with its place, words and the documented box",
    ),
  ],
  "B-13.4": [
    assistantText("a suggestion is opened from the margin by keyboard, accepted, and a receipt says what was applied"),
    assistantText("on a narrow screen suggestions are a list, and nothing is wider than the screen"),
    component("suggestions/suggestions")("suggestions", "lead to their passage"),
  ],
  "B-13.5": [
    decisions("suggestions are accepted, which makes a version, or dismissed for good"),
    everyCall,
    api("suggestions")(
      "accepting",
      "with an outdated cacheId, or after the text has changed, is a conflict and stores nothing",
    ),
    api("suggestions")("accepting", "after somebody dismissed it is a conflict"),
    api("suggestions")("accepting", "of what only points something out is impossible without a text"),
    component("suggestions/what-changed")(
      "what an accepted suggestion changed",
      "is told by the words that differ, in the clause that has them, and never by its number",
    ),
    component("suggestions/what-changed")(
      "what an accepted suggestion changed",
      "is told in the clause above too where the number alone stands in many places",
    ),
  ],
  "B-13.6": [
    api("suggestions")("dismissing", "is remembered in later versions, also when the finding was away for one"),
    api("suggestions")("dismissing", "one of several alike leaves the others"),
  ],
  "B-13.7": [
    api("suggestions")("several at once", "are accepted in one version, each by its own replacement, in any order"),
    api("suggestions")(
      "several at once",
      "are refused together where one is of another contract, has no replacement, or is decided on",
    ),
    component("suggestions/suggestion-groups")("of one kind", "are one card with its places, five at first"),
    component("suggestions/suggestion-groups")(
      "of one kind",
      "can be accepted together once all are on screen, in one version, with a receipt",
    ),
    component("suggestions/suggestion-groups")("about something that is missing", "quote nothing"),
  ],
  "B-13.8": [
    api("suggestions")("what was dismissed", "is counted beside the open ones, and listed when it is asked for"),
    api("suggestions")(
      "what was dismissed",
      "is opened again, in later versions too, also when it was carried over from an earlier one",
    ),
    component("suggestions/suggestion-groups")("what was dismissed", "is listed behind its count, and taken back"),
    component("suggestions/suggestion-groups")("what was dismissed", "is not called nothing found"),
  ],
  "B-13.10": [
    accepted(
      "our wording, accepted where Word counts the clauses",
      "stands in the clause, which keeps its number, and every other clause is as it was",
    ),
    accepted(
      "what does not come out as it was promised",
      "is refused and saves nothing: another number for a clause that Word counts",
    ),
    accepted(
      "what does not come out as it was promised",
      "is undone with its transaction where the database keeps another text",
    ),
    unit("documents/richtext/carry-out")(
      "a paragraph that comes",
      "never comes into a cell of a table that goes on: that is refused, and the cells stay cells",
    ),
    unit("documents/word/accepted")(
      "a Word file with $name",
      "says what every kind of suggestion promises once it is accepted, and nothing else is changed",
    ),
  ],
  "B-13.9": [
    api("suggestions-renumbered")(
      "a reference that a renumbering left behind is told until it is mended, which changes only its number",
    ),
    moved("are told with the number to put, and nothing else is"),
    moved("of a clause that went are told without a number, where another one has its number by now"),
    moved("that were written anew, or lead out of the contract, mean what they say"),
    moved("are told in Russian and Mongolian"),
  ],
};
