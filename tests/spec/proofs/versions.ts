/** Chapter 11: versions. */
import { decisions, journeys, review, everyCall, api, component, torture, unit, rendering } from "../files";
import { testsIn, type Proofs } from "../proof";

const older = review(
  "the version history is a dialog with every version; an older one is read-only until it is restored",
);
const saved = review(
  "bold, italic, underline, strikethrough and bullet list change the text; saving makes a version of it, the current one, or says that it failed and loses nothing",
);
const ownFiles = (test: string) => unit("documents/word/own-numbers")("a Word file of our own making", test);

export const versionProofs: Proofs = {
  "B-11.1": [
    saved,
    review(
      "bold, italic, underline, strikethrough and bullet list change the text; saving makes a version of it, the current one, or says that it failed and loses nothing",
    ),
    component("ui/toast")("an error is shown for 5 seconds, as an alert"),
    component("review/review-workspace")("saving", "leaves the text where it stands"),
  ],
  "B-11.2": [
    api("versions")("saving", "sixteen at once get the numbers 2 to 17, without gap or repeat"),
    api("versions")("saving", "adds a version, which becomes the current one, and leaves the older as it was"),
    torture("concurrency")(
      "4 clients with 10 changes each to one contract, on ${testDatabase}",
      "lose no update; each is stored once, or refused with the version that won",
    ),
  ],
  "B-11.20": [
    component("review/merging")(
      "the own text and a version that was saved meanwhile",
      "are both kept where they changed different paragraphs",
    ),
    component("review/merging")(
      "the own text and a version that was saved meanwhile",
      "are decided on place by place where they changed the same paragraph, and nothing is decided beforehand",
    ),
    unit("documents/redline/merge")(
      "edits of two people",
      "lose nothing that either wrote without asking, whatever they did",
    ),
  ],
  "B-11.3": [
    everyCall,
    api("versions")("saving", "from an outdated base is a conflict and stores nothing; without a base it is on top"),
    journeys("invite, accept, review together, conflict"),
    component("review/review-workspace")(
      "a save that somebody else was faster than",
      "can be compared first, without losing a word",
    ),
  ],
  "B-10.11": [
    component("editor/contract-editor")("tables", "are edited in place, and rows and columns come and go by the menu"),
    testsIn("tests/components/editor/html-sync.test.ts")(
      "html through the editor",
      "any canonical HTML comes back unchanged",
    ),
  ],
  "B-10.12": [
    component("review/review-frame")(
      "one link leads back, and the menu 'More' downloads the original where there is one",
    ),
    component("review/review-frame")("what the bar has no room for is pressed from the menu 'More'"),
  ],
  "B-10.13": [
    component("review/review-frame")("the clauses with a title stand beside the text, and a click jumps"),
    component("review/review-frame")("Ctrl+\\ and the menu hide and show them, and the browser remembers"),
  ],
  "B-10.14": [
    component("editor/block-style")("%s and a space become another block, and undo gives back what was typed"),
    component("editor/block-style")("the toolbar numbers a list and says which style holds"),
    review("the bar never wraps, the text begins near the top, and tools move nothing, in any language and width"),
  ],
  "B-10.15": [
    testsIn("tests/components/editor/clause-numbers.test.ts")(
      "clause numbers in the editor",
      "are counted anew at once when a clause goes",
    ),
    testsIn("tests/components/editor/clause-numbers.test.ts")(
      "clause numbers in the editor",
      "go on behind Enter at the end, in the middle and at the beginning, and end behind an empty clause",
    ),
    testsIn("tests/components/editor/clause-numbers.test.ts")(
      "clause numbers in the editor",
      "go by Backspace behind them, and with a paragraph that is joined to the one before",
    ),
    testsIn("tests/components/editor/clause-numbers.test.ts")(
      "clause numbers in the editor",
      "are passed over by a caret that is put before them, and by a selection",
    ),
  ],
  "B-11.4": [
    unit("documents/numbering/counted-numbers")(
      "clause numbers that Word counts",
      "are counted anew when clauses come and go, whatever is typed in them",
    ),
    unit("documents/richtext/tables")(
      "a table",
      "stays a table: a row is a line of the text, its cells are parted by tabs",
    ),
    unit("documents/richtext/tables")(
      "a table",
      "of any shape is read the same again, with all its text, and fills its grid",
    ),
    api("versions")("saving", "cleans HTML by an allow-list"),
    unit("documents/richtext/hostile-html")(
      "hostile HTML",
      "of 6,300 payloads nothing is left but the allow-list, and cleaning again changes nothing",
    ),
    everyCall,
  ],
  "B-11.5": [
    api("uploads")("an upload", "is processing, then read and analyzed in the background, once"),
    api("contract-changes")(
      "changing a contract",
      "'reviewed' needs a text, holds for the version meant, and ends with the next one",
    ),
    api("versions")("saving", "a reviewed contract is analyzed again after a new version"),
  ],
  "B-11.6": [
    review("the version history is a dialog with every version; an older one is read-only until it is restored"),
    review("what the history can't show is said: no version, none at all, an odd date, no text"),
    component("review/version-history-dialog")(
      "the version history",
      "offers each version's Word file under the server's name",
    ),
  ],
  "B-11.7": [older, review("what the history can't show is said: no version, none at all, an odd date, no text")],
  "B-11.8": [
    review("the version history is a dialog with every version; an older one is read-only until it is restored"),
    api("versions")("restoring", "makes a new version of the old text and says where it came from"),
    api("signed")("restoring names the version it was meant on top of: a stale one is refused"),
  ],
  "B-11.9": [
    component("comparison/comparison-view")(
      "a comparison",
      "shows a row of a table by its cells, and what changed in each",
    ),
    decisions("any two versions are compared, word by word, with counts and a way from change to change"),
    unit("documents/numbering/counted-in-files")(
      "a comparison",
      "tells a clause that came, and none of those that are counted otherwise since",
    ),
    unit("documents/redline/redline")("carrying a redline out", "gives both texts back, whatever was done to them"),
    unit("documents/redline/redline")("paragraphs", "that were moved are told as moved, not as written anew"),
    unit("documents/redline/redline")("paragraphs", "that were moved and edited show the edits where they were put"),
    unit("documents/redline/redline")("words", "of a sum, with those in its brackets, are replaced as one"),
    unit("documents/redline/redline")("words", "of a row are replaced within their cells"),
    unit("documents/redline/compared")(
      "clause numbers that people typed",
      "count on behind a clause that came in, and are no changes of anybody's",
    ),
    unit("documents/redline/compared")(
      "the look of words",
      "stays: of what stayed and came in that of the newer text, of what went that of the older one",
    ),
  ],
  "B-11.21": [
    api("version-names")(
      "a version's name and note",
      "are given, changed and taken away, and nothing else of it changes",
    ),
    component("review/version-history-dialog")("the version history", "gives a version a name and a note"),
  ],
  "B-11.22": [
    ownFiles("counts %s as they stand, and what it can't count stays typed"),
    ownFiles("tells a clause that came in between as that clause alone, for the others count on"),
    ownFiles("has the numbers typed where a clause went and the others kept theirs"),
    unit("documents/word/own-lists")(
      "items that the other side puts into a numbered list of a Word file of our own making",
      "are items of that list where they are accepted, and go again where they are rejected",
    ),
    unit("documents/word/own-lists")(
      "items that the other side puts into a numbered list of a Word file of our own making",
      "go back %s, counted by the list",
    ),
  ],
  "B-11.10": [
    review(
      "the export menu offers PDF only; the file has the contract's name with underscores, or it is said that it failed",
    ),
    everyCall,
  ],
  "B-11.11": [
    review(
      "the export menu offers PDF only; the file has the contract's name with underscores, or it is said that it failed",
    ),
    rendering("file-name")("the header of a download", "carries Cyrillic whole, with a name in ASCII for old clients"),
    api("file-links")(
      "a download",
      "has a name that ends no header and leaves no folder, whatever the file was called",
    ),
  ],
  "B-11.12": [
    rendering("contract-pdf")(
      "the text copied out of the PDF",
      "equals the editor's: Mongolian, Russian, lists, emphasis, tabs and line breaks",
    ),
    rendering("contract-docx")("the Word file", "has one paragraph for each block, with its tabs and line breaks"),
    rendering("contract-docx")("the Word file", "keeps tables with their merged cells and the lines of a cell"),
    rendering("contract-pdf")(
      "the text copied out of the PDF",
      "has a table's cells side by side, and rows go on over pages",
    ),
    rendering("hostile-exports")("a PDF of hostile text has no script, action, link, form or file in it"),
    rendering("hanging")("throughout a contract", "clauses of one and of two figures, and headings, stand in line"),
    rendering("signature-blocks")("more than two parties who sign alike", "stand two by two: %i"),
    rendering("signature-blocks")(
      "two parties who sign alike",
      "are drawn on the same lines, and copied one after the other",
    ),
    api("pdf-export")("a PDF", "has on request a title page, and the version's hash as it is kept"),
  ],
  "B-11.23": [
    rendering("page-breaking")("pages", "a paragraph that reads like a heading goes with the lines that follow it: %s"),
    rendering("page-breaking")("pages", "part no row that is short, and part one that is long"),
    rendering("page-breaking")("pages", "show the head of a table again where it goes on, and never end behind it"),
    rendering("contract-pdf")(
      "the text copied out of the PDF",
      "has the head of a table once, though it stands on each of its pages",
    ),
    rendering("table-columns")(
      "the columns of a table",
      "twelve of them keep numbers, days and words whole, in smaller letters",
    ),
    rendering("contract-pdf")("the file", "says in which language its text is, and who made it: %s"),
    rendering("wide-gaps")("place and date at a contract's head", "stand at both ends of the line: %j"),
    rendering("wide-gaps")("two columns", "hold %s"),
    rendering("contract-docx")(
      "the Word file",
      "parts no row, shows a table's head on each page, and keeps a table that is signed whole",
    ),
    rendering("contract-docx")("the Word file", "tells Word in which language it is written: %s"),
  ],
  "B-11.14": [
    api("word-originals")(
      "the Word file of a contract that was read from one",
      "is the original, byte for byte, while nobody changed its text",
    ),
    api("word-originals")(
      "the Word file of a contract that was read from one",
      "has a saved version's text in the original's paragraphs, tables and other parts",
    ),
    unit("documents/word/source")(
      "the package",
      "of a changed one has every other part as it was, packed bytes and all",
    ),
    unit("documents/word/changes")(
      "paragraphs",
      "that Word numbers are counted by Word: a clause that goes moves the others up",
    ),
    unit("documents/word/changes")(
      "changes that were in the file before",
      "are tracked no more, neither in a clean file nor where changes of ours are marked",
    ),
    unit("documents/word/settled")(
      "a Word file in which changes were tracked",
      "goes out clean without one in any part: body, notes, heads, feet, comments, styles",
    ),
  ],
  "B-11.19": [
    unit("documents/word/tables")(
      "a table that was typed",
      "is like the document's own, row by row its author's, and never beside another",
    ),
    unit("documents/word/tables")(
      "rows of a table that was there",
      "%s: row by row, each cell like the one that it was",
    ),
    unit("documents/word/tables")(
      "rows of a table that was there",
      "that are merged with others keep their cells: others are refused",
    ),
  ],
  "B-11.15": [
    unit("documents/redline/redline")(
      "words",
      "of whole sentences that changed places are kept where most of them can be, however many small words match",
    ),
    api("pdf-export")("a PDF", "shows on request what leads from an older version, and says so on each page"),
    rendering("redlined")(
      "a redline on paper",
      "has a colour for what was moved, and one for what only looks otherwise",
    ),
    unit("documents/numbering/counted-in-files")(
      "a Word file",
      "gets the clause that came as a numbered paragraph, and nothing where Word counts by itself",
    ),
    api("word-originals")(
      "the Word file of a contract that was read from one",
      "marks what leads there from an older version, each change by who made it",
    ),
    unit("documents/word/changes")("a tracked change", "of a word is that word, in the look that stood there"),
    unit("documents/word/random-edits")(
      "a text with random edits, written into its Word file",
      "%s: clean, accepted and rejected it says what it must",
    ),
    api("word-originals")(
      "a contract without a Word original",
      "still has a Word file of our making, with the changes tracked where they are asked for",
    ),
  ],
  "B-11.17": [
    unit("documents/word/identifier")(
      "what a file says of its version",
      "stands beside the properties that were there, and every other part is as it was",
    ),
    api("word-originals")(
      "the Word file of a contract that was read from one",
      "marks what leads there from an older version, each change by who made it",
    ),
  ],
  "B-11.18": [
    api("word-originals")(
      "the Word file of a contract that was read from one",
      "carries comments where they are asked for, and none else",
    ),
    unit("documents/word/comments")(
      "comments that are written",
      "outlast the changes that they are about, accepted or rejected",
    ),
    unit("documents/word/comments")(
      "comments that are written",
      "are at the first paragraph where their words are gone, with those words, or where they are about the whole",
    ),
    unit("documents/word/comments")(
      "comments that are written",
      "stand beside those that the original has, whose parts and numbers stay",
    ),
  ],
  "B-11.16": [
    api("word-originals")(
      "the Word file of a contract that was read from one",
      "is refused, with the place, where Word would undo a change; own=true gives a plain file",
    ),
    unit("documents/word/changes")(
      "what Word fills in by itself",
      "a bound control is refused with its place; beside it, changes are written, and it goes with its paragraph",
    ),
  ],
  "B-11.13": [
    api("admin-users")(
      "deleting a user",
      "keeps versions and comments with the name, and revokes the invitations that were sent",
    ),
    api("versions")("versions are listed newest first, twenty a page, with their text unless a summary is asked for"),
  ],
};
