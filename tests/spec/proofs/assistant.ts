/** Chapters 12 to 14: the assistant, suggestions, comments. */
import {
  assistant,
  decisions,
  assistantModel,
  assistantText,
  everyCall,
  api,
  component,
  integration,
  unit,
} from "../files";
import { testsIn, type Proofs } from "../proof";

const find = assistant(
  "the panel has two tabs; every find, a summary and a message go to the chat history, each passage with its page and shown by a click",
);
const summary = assistant(
  "the panel has two tabs; every find, a summary and a message go to the chat history, each passage with its page and shown by a click",
);
const message = assistant("send is disabled while the message is blank and while an answer is being made");
const panel = component("assistant/assistant-panel");
const answers = component("assistant/assistant-answers");
const onScreen = component("assistant/summary");
const model = api("assistant-model");
const accepted = api("suggestions-accepted");
const proposed = api("assistant-model-suggestions");
const moved = (name: string) =>
  unit("engine/moved-references")("references that were left behind by a renumbering", name);
const engine = (name: string) => unit(`engine/${name}`);
const overHttp = unit("assistant/openai/over-http");

export const assistantProofs: Proofs = {
  "B-12.1": [
    assistant(
      "the panel has two tabs; every find, a summary and a message go to the chat history, each passage with its page and shown by a click",
    ),
    find,
    summary,
    message,
  ],
  "B-12.2": [find, summary, everyCall],
  "B-12.3": [
    assistant("a category of which the contract says nothing: 'No specific details found for this category.'"),
    engine("find")("every find", "answers an honest empty list where a contract has no such clause"),
  ],
  "B-12.4": [
    assistant("send is disabled while the message is blank and while an answer is being made"),
    panel("Chat", "refuses a message past the limit and says by how much"),
  ],
  "B-12.5": [
    assistant("a find, a summary and a message that fail say so in the catalogue's words"),
    panel("Find", "without a contract says so and asks nobody"),
  ],
  "B-12.6": [
    panel("Find", "asks for the version on screen and shows passages with page and label in the Chat tab"),
    panel("what is read", "names the version, and unsaved words as not read"),
  ],
  "B-12.7": [
    assistant(
      "the panel has two tabs; every find, a summary and a message go to the chat history, each passage with its page and shown by a click",
    ),
    assistantText("a found passage is led to after edits elsewhere; one that was edited or taken out is said to be"),
    assistantModel(
      "an answer comes as it is written, with its quote verified, an invented one left out and a careless one put right, and the host that received the text",
    ),
    engine("find")("every find", "gives verbatim passages with their offsets in order of the text"),
  ],
  "B-12.8": [
    assistantModel(
      "an answer comes as it is written, with its quote verified, an invented one left out and a careless one put right, and the host that received the text",
    ),
    model("an answer", "is given up with the request to the model when its reader leaves"),
  ],
  "B-12.9": [
    engine("summarize")("it speaks the language of the interface and quotes in the contract's"),
    engine("chat")(
      "a question on anything else",
      "that the contract does not answer gives what comes closest, or what was searched for in vain",
    ),
    unit("assistant/openai/engine")(
      "chat and summary",
      "give what comes closest where the model finds no answer, or what was searched for in vain",
    ),
  ],
  "B-12.18": [
    engine("basis")("no question about the contract's text", "says what can be done instead (%#)"),
    engine("basis")("a conclusion is stated or left to the reader", "a heading on the subject is never called absent"),
    engine("basis")("a conclusion is stated or left to the reader", "what ends with something else is not perpetual"),
    engine("basis")("a conclusion is stated or left to the reader", "every line of a summary has its basis"),
    engine("yes-or-no")("nothing is said to be absent", "of which the contract has words: %s"),
    engine("yes-or-no")("a question for yes or no", "%s: %s %s"),
    engine("yes-or-no")(
      "a question for yes or no",
      "is answered as certain only where one clause says just that: %s %s",
    ),
    engine("yes-or-no")("a question for yes or no", "is left to the reader where two clauses say different things"),
    engine("lawyers-questions")("what a lawyer asks of contracts written by hand, in %s", "%s: %s"),
    engine("lawyers-questions")("a clause that another changes or takes back", "states nothing: %s"),
    engine("lawyers-questions")("a clause that another changes or takes back", "is stated beside %s"),
    engine("lawyers-questions")("a clause on something else", "states nothing in %s: %s %s"),
    engine("lawyers-questions")("a clause on something else", "is told from one on it in %s: %s %s"),
    unit("assistant/openai/carried")("passages don't carry %s"),
    answers("on what an answer stands", "is told beside the conclusion, apart from its quotes"),
    answers("on what an answer stands", "is told of each line of a summary"),
  ],
  "B-12.10": [
    engine("summarize")(
      "a summary states parties, date, term, money, obligations, termination, law and courts, each with its passage",
    ),
    engine("summarize")("what no line states is named: apart what the text has words of, and what it has none of"),
    engine("summarize")("each line tells which fact it is about; what is missing is about none"),
    onScreen(
      "begins with a table of facts: kind, the contract's words, on what that stands, and the way to the passage",
    ),
    onScreen("a line that the table says is not said twice, and makes its fact stated where it says the very words"),
    onScreen("has at most seven lines, and the others when they are asked for"),
    onScreen("folds the quotes of a line, which a keyboard can open"),
    onScreen("lists the obligations by party with their counts, of one party or all, five at first"),
  ],
  "B-12.11": [
    engine("chat")("a question that follows up another", "after %s: %s"),
    unit("assistant/openai/engine")(
      "chat and summary",
      "send the question, the contract once between marks that it can't know, and earlier messages in their two roles",
    ),
    testsIn("tests/components/assistant/conversation.test.ts")(
      "the history sent with a message",
      "is the last 50 messages, none longer than a message may be",
    ),
  ],
  "B-12.12": [
    assistantModel("injected links and pictures are neither drawn nor loaded, and the browser asks no other host"),
    model(
      "a model that follows what the contract tells it",
      "gets no other contract's text, does nothing, reaches nobody else, and none of its active content comes out",
    ),
    engine("chat")("contract text is data", "an instruction in it is not obeyed, and the clause itself answers"),
  ],
  "B-12.13": [
    answers("what an answer tells of itself", "which engine gave it, and that the text stayed"),
    answers("what an answer tells of itself", "which model gave it and which host received the text"),
    integration("assistant-recorded")(
      "a streamed answer",
      "is told once, before its first words, with who really gave it",
    ),
  ],
  "B-12.14": [
    assistantModel(
      "a find that the model gives no answer to comes from the built-in engine, which says so; with the switch in Settings on, the model is not asked at all",
    ),
    model("a model that is away", "is replaced in a summary too, with a second receipt in the stream"),
    model("a model that is away", "is said to be away in chat, in the catalogue's words"),
    proposed(
      "suggestions",
      "of the checks are there before the model is asked, and alone where it is away; asking again asks it again",
    ),
  ],
  "B-12.15": [
    assistantModel(
      "a find that the model gives no answer to comes from the built-in engine, which says so; with the switch in Settings on, the model is not asked at all",
    ),
    model("the switch in settings", "keeps a person's contracts on the built-in engine, whoever asks"),
    model("the switch in settings", "of who asks holds for what they ask, and not for others"),
  ],
  "B-12.16": [
    overHttp("a server that answers", "is spoken to by Chat Completions, streamed, with the key, and without tools"),
    overHttp("other hosts", "a redirect (%i) is not followed"),
    unit("assistant/openai/engine")(
      "a contract that doesn't fit",
      "is read in the sections that matter, which are named",
    ),
  ],

  "B-12.17": [
    integration("while-allowed")(
      "ends for who has lost it, and so does the work behind it, with words in the reader's language",
    ),
    integration("while-allowed")("ends with the session"),
    integration("while-allowed")("the accounts' activity as a table ends for an administrator %s"),
    integration("while-allowed")(
      "a file is not given to who lost their part, or their session, while it was made, nor is it told as exported",
    ),
  ],
  "B-12.19": [
    unit("assistant/quality-figures")("the page's figures are those of the paper, as they stand there"),
    unit("assistant/quality-figures")("the errors told on the page are as many as the paper tells, in each language"),
    component("assistant/assistant-panel")("what is read", "leads to how good the assistant is, in a tab of its own"),
  ],
  "B-12.20": [onScreen("is copied with its facts, its sources and who gave it")],

  "B-13.1": [
    engine("checks")("a fault is found at its place, and nothing besides it", "%s, %s: %s"),
    engine("checks")("nothing is found in a sound contract: %s"),
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
    engine("review/page-contracts")(
      "a question that a contract of a page answers",
      "is understood though it is misspelt, and never sure: %s, '%s'",
    ),
    engine("review/page-contracts")(
      "a question that a contract of a page answers",
      "is not stated by a value of something else: %s, '%s'",
    ),
    engine("review/page-contracts")("a day in figures", "is likely, and no day of the calendar, where both orders do"),
    engine("review/page-contracts")("a value that is one of several in Mongolian", "is likely: %s, '%s'"),
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

  "B-14.1": [
    decisions("a passage is commented on, the comment listed for everybody, and resolved"),
    component("comments/comments")("comments", "stand beside the text in its order, with quote, author and time"),
    component("comments/comments")("comments", "lead to their passage, and say when its words are gone"),
  ],
  "B-14.2": [
    api("comments")("resolving", "is told with who did it, and can be taken back"),
    component("comments/comments")("comments", "are resolved and reopened; settled ones are kept apart"),
  ],
  "B-14.3": [
    everyCall,
    api("comments")("a comment", "may name its place in words, as documented, or not at all; the list is oldest first"),
    api("comments")(
      "a comment",
      "is added with its place and its author's name, and listed for everybody who has a part",
    ),
    api("comments")("a comment", "with %s is refused"),
  ],
  "B-14.5": [
    api("comments")("a comment", "is answered in its thread, also an answer, and never from another contract"),
    component("comments/comments")(
      "comments",
      "are answered in their threads, which count as one and go with what they answer",
    ),
  ],
  "B-14.4": [
    component("review/others")(
      "what others do while a contract is on screen",
      "tells of their version, and shows it when it is asked for",
    ),
    component("review/others")(
      "what others do while a contract is on screen",
      "touches nothing that was typed, and offers the difference",
    ),
    component("review/others")(
      "what others do while a contract is on screen",
      "is asked for where events don't come through, behind what was heard last",
    ),
    api("contract-news")(
      "what others do with a contract",
      "is asked for behind what was heard last: what changed, by whom, and nothing of before",
    ),
    api("contract-news")(
      "what others do with a contract",
      "comes as events while they happen, with the number to go on behind",
    ),
    api("contract-news")(
      "what others do with a contract",
      "says who has it open, and no more when they have closed it or have no part",
    ),
    api("contract-news")(
      "what others do with a contract",
      "ends with a word for who lost their part, and is 404 for them and for strangers",
    ),
    api("contract-news")(
      "what others do with a contract",
      "keeps 20 connections of an account open, and refuses more until one is closed",
    ),
  ],
};
