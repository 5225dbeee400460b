/** Chapter 26: rounds. */
import { access, api, component, everyCall, inBrowser, unit } from "../files";
import type { Proofs } from "../proof";

const calls = api("rounds");
const sendings = api("rounds-sent");
const taken = api("rounds-taken");
const countered = api("rounds-countered");
const answers = api("rounds-answered");
const authors = api("rounds-authors");
const forms = api("rounds-forms");
const dialog = component("rounds/send-dialog");
const recording = component("rounds/record-sent");
const returned = unit("documents/word/returned");
const moves = unit("documents/word/moves-and-layout");
const screen = component("rounds/rounds-screen");
const word = "a Word file that came back";

export const rounds: Proofs = {
  "B-21.39": [everyCall, access("permission-matrix")("%s", "%s")],
  "B-26.1": [
    calls(word, "is compared with what was sent: tracked changes by whom and when, silent ones first"),
    calls("other files that come in", "what can't be read says why"),
    calls("other files that come in", "a reviewer may take in and decide, a stranger finds nothing"),
  ],
  "B-26.2": [calls(word, "with our own tracked changes: ours are no change, and one that is silently undone is")],
  "B-26.3": [
    unit("documents/word/tracked-numbers")(
      "a tracked change of numbers is theirs, and nothing behind it is untracked: %s",
    ),
    returned("what a returned file changes", "a word that was replaced, put in and taken out, with who and when"),
    returned("what a returned file changes", "whole paragraphs, however Word marks their ends"),
    returned("what a returned file changes", "a deletion of what we had put in, and rows"),
    returned("what a returned file changes", "moves and looks"),
    moves("what moved", "is one change by its name, however many paragraphs it is, and can be taken back whole"),
    moves(
      "another layout",
      "of a table, all its rows and cells, is one change, of a section another; both are decided on",
    ),
  ],
  "B-26.4": [
    returned("what a returned file changes", "is nothing where nothing was changed"),
    returned("what a returned file changes", "silent edits, and ours that were silently undone"),
    returned("what a returned file changes", "at the head and the foot of pages, where only words count"),
    calls("other files that come in", "text is all untracked"),
    unit("documents/word/behind")("what was changed in silence behind the words", "where a link leads"),
    unit("documents/word/behind")("what was changed in silence behind the words", "words made unreadable by %s"),
    unit("documents/word/silent")("what the other side changes in silence", "of references and pages: %s"),
    unit("documents/word/cheats")("what another side may try", "%s"),
    unit("documents/word/cheats")("what another side may try", "is not told where nothing was tried"),
    unit("documents/word/silent")("what the other side changes in silence", "of letters: %s"),
    unit("documents/word/silent")("what the other side changes in silence", "of tables: %s"),
    unit("documents/word/silent")("what the other side changes in silence", "of other parts: %s"),
    unit("documents/word/own-rounds")(
      "a Word file of our own making that came back",
      "with a clause put in without tracking tells of that clause, not of those that count on behind it",
    ),
  ],
  "B-26.5": [
    calls(word, "is decided on change by change, and what is decided can be decided otherwise"),
    countered("a change of theirs", "is answered with words of ours, which stand in the place of theirs"),
    countered(
      "a change of theirs",
      "is answered otherwise afterwards: our words give way to others, to theirs or to what was sent",
    ),
    screen("shows a decision with words of ours as countered, in these words, and offers to decide otherwise"),
    calls(word, "is told of in the contract's trail: taken in, read, decided on"),
    unit("documents/word/own-rounds")(
      "a Word file of our own making that came back",
      "with a tracked clause: where it is accepted all clauses count on, and the file that came back says the same",
    ),
  ],
  "B-26.6": [
    calls(word, "is not written over what the text says by now"),
    calls(word, "is decided on change by change, and what is decided can be decided otherwise"),
  ],
  "B-26.7": [calls(word, "is what the version that comes of it is written back into")],
  "B-26.8": [
    taken(
      "changes of theirs that were accepted",
      "are tracked in their name, and where words of ours came in beside them in ours",
    ),
    taken(
      "a file that is taken as the new text",
      "a new file becomes a new version, with who sent it, compared at once",
    ),
    taken(
      "a file that is taken as the new text",
      "is theirs: what came with it is tracked in their name, what we change after it in ours",
    ),
    taken(
      "a file that is taken as the new text",
      "comes back with all that was tracked in it, in whosever name, as no change",
    ),
    screen("marks what we changed since their file that was taken as the text, unless another base is chosen"),
  ],
  "B-26.9": [
    calls("a first upload with tracked changes", "is a round: the text before, the proposal, and a decision on each"),
    component("rounds/tracked-upload-notice")("says so until something came of them, and leads to the decisions"),
  ],
  "B-26.10": [calls(word, "brings its comments and threads along, ours not twice")],
  "B-26.11": [
    screen("shows each change beside the text, and what was not tracked by its name"),
    screen("says where two words only look the same"),
    unit("rounds/look-alikes")("two texts are drawn alike: %s"),
    screen("tells the cells of a table's rows apart, in the text and on the card"),
    component("rounds/round-tables")(
      "rows of a table that came are a table on the card, under the heads of its columns",
    ),
    component("rounds/round-tables")(
      "a change in a cell names its row and column, with the words of that cell alone beside it",
    ),
    screen("says so where nothing has come back, where a file is read and where it can't be"),
    unit("rounds/round-text")(
      "the sent text with what came back",
      "marks a replaced word in its paragraph, and leaves the sent text as it was without what came",
    ),
  ],
  "B-26.12": [
    screen("keeps choices over a reload, saves them as one version, and forgets them then"),
    screen("accepts formatting in bulk, never what was not tracked; a refusal keeps the choices"),
    screen("goes and decides by keys, but not while one types"),
    screen("offers other words in the place of theirs"),
    inBrowser("rounds")(
      "a reply is taken in, what was not tracked is named, and the decisions become a version and a Word file",
    ),
  ],
  "B-26.13": [
    sendings(
      "a version that goes out",
      "to be downloaded: the file is kept as it was, with who, when, to whom and its hash",
    ),
    sendings(
      "a version that goes out",
      "takes comments along only when asked, and marks changes in a file of our own making too",
    ),
    sendings(
      "by mail",
      "each recipient gets a letter with the file, answers come to the sender, and no administrator reads it",
    ),
    sendings("by mail", "is refused without an address, with what is none, and to who has not proven their own"),
    sendings("by mail", "a letter whose file is gone does not go out, and says why"),
    sendings("a reviewer sends nothing, a manager does, and the trail tells of it"),
  ],
  "B-26.14": [
    sendings("a version that goes out", "is found again when it comes back, however many versions there are since"),
    sendings(
      "a version that goes out",
      "with our changes marked: they are no change of theirs, and one that is silently undone is",
    ),
    screen("shows what went out in the line of time, and which of it a reply answers"),
    screen("sends by mail what the dialog says, and keeps it open with the server's words where that is refused"),
    screen("offers no sending to a reviewer, who decides all the same"),
  ],
  "B-26.15": [
    answers("with nothing decided their tracked changes go back as they came"),
    answers("what is decided is so in it, our words are tracked as ours, and what is open stays theirs"),
    answers("sent so, it comes back with what was open still theirs, and nothing of ours a change"),
    answers("a first file goes back with what was tracked in it, and any other file as our own Word file"),
    answers("whoever reads the contract gets it, a stranger finds nothing, and what is no reply is refused"),
    screen("says how many changes stay open before their file goes back, in the one dialog for sending"),
    screen("a reviewer, who may not send, downloads their file, and is told what stays open in it"),
    screen("a file taken as the new text has nothing to send back, and later decisions begin with that text"),
  ],
  "B-26.16": [
    authors("a file that goes back", "with theirs accepted has our text put back in our name, not in theirs"),
    authors(
      "a file that goes back",
      "names who rejected what was changed in silence, whoever answers and decides after them",
    ),
    authors("a file that goes back", "names who countered, and who edited what had been accepted"),
    authors(
      "a file with what changed since the version that was sent",
      "names them for what was accepted, each with the day, and us for what we put in its place",
    ),
    authors(
      "a file with what changed since the version that was sent",
      "names who changed a look, a shape, a row and a paragraph, whoever accepted theirs afterwards",
    ),
    authors("of a first upload what was tracked in it stays theirs, and what is put in its place is ours"),
  ],
  "B-26.17": [
    forms(
      "the first Word file that goes out",
      "is tracked against the file that came in: all accepted it is ours, all rejected theirs",
    ),
    forms(
      "the first Word file that goes out",
      "is clean where that is asked for, and both are two files, each a round",
    ),
    forms("the first Word file that goes out", "of a contract that was written here has nothing to be tracked against"),
    forms(
      "the first Word file that goes out",
      "old shapes stay: without a form it is tracked where a version or a reply is named, else clean",
    ),
    forms("what the other side has by then", "is a reply of theirs, in which what is open stays"),
    forms(
      "what the other side has by then",
      "is what went out last: edits before a newer base would be left out, and that is told",
    ),
    dialog("a first file out can be tracked on the file that came in, clean, or both; the changes are counted"),
    dialog("warns of changes since an older text of theirs that the chosen base would leave out"),
  ],
  "B-26.18": [
    forms("a file that was downloaded", "is recorded as what went out, byte for byte, and a reply is compared with it"),
    forms("a file that was downloaded", "may be a PDF: what comes back is compared with the version"),
    forms("a file that was downloaded", "is recorded by whoever may send, of their own file alone"),
    recording("a Word file of the history is recorded as what went out, the very bytes, and to whom"),
    recording("an exported PDF is offered to be recorded"),
    recording("a comparison is recorded with the version since which its changes are marked"),
  ],
};
