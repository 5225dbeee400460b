/** Chapters 12 and 14: the assistant, comments. */
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
const proposed = api("assistant-model-suggestions");
const engine = (name: string) => unit(`engine/${name}`);
const overHttp = unit("assistant/openai/over-http");
const lying = (name: string) => unit("assistant/openai/lies")("a model on a contract in %s", name);

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
    engine("chat")("a question that a clause answers", "is answered in another language than it was asked in: %#"),
    engine("chat")("a question that no clause answers", "gets the nearest clauses, and no more"),
    engine("chat")(
      "a question that no clause answers",
      "on a missing law is told as absent in %s, with what was looked for",
    ),
    unit("assistant/openai/engine")(
      "chat and summary",
      "give what comes closest where the model claims nothing, or what was searched for in vain",
    ),
  ],
  "B-12.18": [
    engine("basis")("no question about the contract's text", "says what can be done instead (%#)"),
    engine("basis")("what clauses say of one thing", "is never called absent where a heading is on it"),
    engine("basis")("what clauses say of one thing", "is all shown where they disagree"),
    engine("basis")("what clauses say of one thing", "is stated of no scrap of text"),
    engine("basis")("a summary", "has a basis for every line"),
    engine("chat")("a question that a clause answers", "is answered with the whole clause first, as stated: %#. %s %s"),
    engine("chat")("a question that a clause answers", "draws no conclusion of its own: %#. %s"),
    engine("chat")(
      "a question that a clause answers",
      "comes with the amendment first, and behind it the clause that it changes, with the words that hold no more",
    ),
    engine("text/superseded")("words that another clause takes out", "are struck: %s"),
    component("assistant/passage-card")(
      "words that another clause replaced are struck through, and that clause is named",
    ),
    engine("chat")("a question that no clause answers", "is told as absent only where its concept is known"),
    engine("lawyers-questions")("a lawyer's question in %s", "finds its clause: %s: %s"),
    engine("lawyers-questions")("a clause that another changes or takes back", "is not shown without that: %s"),
    unit("engine/claims/check")("a claim on a contract in %s", "is not said where the clause says otherwise: %s"),
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
    engine("chat")("a question that follows up another", "is understood with it: %#. after %s"),
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
    engine("chat")("contract text is data", "an instruction in it is quoted at most, and the clause itself is shown"),
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
  "B-12.25": [
    lying("that is honest is believed, and its clause shown whole: %s"),
    lying("that lies is not: %s"),
    lying("that adds a claim without a source is heard without it, which is counted"),
    lying("that shows a quote cut before its exception shows the exception too"),
    lying("that puts a lie beside what is true does not make it stated"),
    lying("that obeys an order in the contract is not believed: %s"),
    unit("assistant/openai/lies")(
      "the model is sent definitions, amendments and what a clause refers to, however little of the contract fits",
    ),
    unit("engine/claims/check")(
      "a claim on a contract in %s",
      "is likely at most where it names another clause, or answers another question",
    ),
    unit("engine/claims/check")("what speaks to a machine is nothing that a claim may rest on"),
    unit("assistant/openai/engine")(
      "chat and summary",
      "ask for claims by a schema, at temperature nought, and in words where the server takes neither",
    ),
    unit("assistant/openai/judge")("what its clause contradicts is no conclusion, and nothing is stated by it"),
  ],
  "B-12.19": [
    unit("assistant/quality-figures")("the page's figures are those of the paper, as they stand there"),
    unit("assistant/quality-figures")("the errors told on the page are as many as the paper tells, in each language"),
    component("assistant/assistant-panel")("what is read", "leads to how good the assistant is, in a tab of its own"),
  ],
  "B-12.20": [onScreen("is copied with its facts, its sources and who gave it")],

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
