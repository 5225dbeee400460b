/** Chapters 7 and 8: the dashboard, uploading. */
import {
  dashboard,
  decisions,
  outage,
  upload,
  mainJob,
  restart,
  everyCall,
  api,
  component,
  integration,
  unit,
  extraction,
} from "../files";
import type { Proofs } from "../proof";

const badges = dashboard(
  "lists name, type, upload date and status, each with its badge; the name leads to the contract",
);
const required = [
  upload(
    "file, name and type are asked for; the file is PUT to its address with its content type, and leads to /contracts/{id}",
  ),
  component("contracts/upload-form")("before sending", "asks for file, name and type, and puts the focus on the first"),
] as const;

export const contracts: Proofs = {
  "B-7.1": [
    dashboard("an empty dashboard says so, and leads to upload and to create"),
    dashboard("says 'Loading your contracts...' while loading"),
  ],
  "B-7.2": [
    dashboard("an empty dashboard says so, and leads to upload and to create"),
    component("contracts/contract-list")(
      "a user without contracts is led to the first upload and to the templates, or tries a sample in their language",
    ),
  ],
  "B-7.3": [
    component("contracts/contract-list")(
      "the list of contracts",
      "has the chosen columns behind them, with the next date where there is one",
    ),
    dashboard("lists name, type, upload date and status, each with its badge; the name leads to the contract"),
    component("contracts/dashboard-page")("shows the first 50 contracts with the way to older ones"),
    api("contracts")(
      "GET /contracts",
      "lists the caller's contracts and nobody else's, newest first, with role and type",
    ),
  ],
  "B-7.4": [dashboard("lists name, type, upload date and status, each with its badge; the name leads to the contract")],
  "B-7.5": [badges],
  "B-7.6": [
    outage("contracts, a contract and an invitation that can't be loaded say so, with a way to try again or home"),
    component("contracts/contract-list")(
      "rows being processed",
      "renew themselves every two seconds until they are done",
    ),
  ],
  "B-7.7": [
    decisions("the dashboard searches names and texts, Cyrillic in any case, and shows the hit"),
    api("search")("searching", "wants all words, and a phrase in quotes as a whole, also over the end of a line"),
    api("search")("searching", "finds words in their other forms, in Mongolian and Russian"),
    api("search")("searching", "finds a word by its beginning, and one in quotes only as it is written"),
    api("search")("searching", "looks at the current text only, and at the caller's contracts only"),
    api("search")(
      "searching",
      "goes through the texts as long as the index of words is being made, and finds the same then",
    ),
  ],
  "B-7.8": [
    api("search")("filters", "by type and by status, together with words"),
    api("search")("orders", "by %s"),
    api("search")("orders", "by name in the alphabet of the reader's language, also before its keys are made"),
    api("name-order")(
      "names backwards are names forwards turned round, also where some are alike and a type narrows them",
    ),
    api("name-order")("SQLite sorts nothing: $key $way $narrowed"),
    component("contracts/dashboard-page")(
      "asks for what the address searches, filters and orders by, and keeps it on the way to the next page",
    ),
  ],
  "B-7.9": [
    component("contracts/contract-tasks")(
      "the menu of a row",
      "offers an owner all, a manager no deletion, a reviewer what is their own",
    ),
    component("contracts/contract-tasks")(
      "deleting",
      "says what is lost and asks first; Escape and Cancel leave everything",
    ),
  ],
  "B-7.10": [
    component("contracts/many-uploads")(
      "several files go two at a time, each to its contract or its reason, with a line of progress",
    ),
    component("contracts/many-uploads")(
      "the documents in a zip are unpacked and go the same way, and nothing else in it",
    ),
    api("workplace")(
      "an upload that leaves the type to its text gets it when that is read, and a name where the file has none",
    ),
    component("contracts/contract-filters")(
      "a file dropped on the dashboard",
      "is announced while it is over the page, and comes to the upload form chosen, with its name",
    ),
  ],
  "B-7.11": [
    decisions("who has an account joins from the dashboard with one click"),
    component("collaboration/invitation-page")(
      "on the dashboard",
      "each invitation is accepted with one click and leads to its contract",
    ),
  ],
  "B-8.1": [
    upload(
      "file, name and type are asked for; the file is PUT to its address with its content type, and leads to /contracts/{id}",
    ),
    component("contracts/upload-form")("before sending", "names the contract after the file only when it has no name"),
    component("contracts/upload-form")(
      "several files go each their own way at once, with a line each, and leave the form as it is",
    ),
  ],
  "B-8.2": [
    upload(
      "file, name and type are asked for; the file is PUT to its address with its content type, and leads to /contracts/{id}",
    ),
    api("contract-changes")("changing a contract", "gives it another name and type, in searches too"),
  ],
  "B-8.3": [
    ...required,
    component("contracts/upload-form")("before sending", "says at once that a file is too large, and sends nothing"),
  ],
  "B-8.4": [
    upload(
      "file, name and type are asked for; the file is PUT to its address with its content type, and leads to /contracts/{id}",
    ),
    component("contracts/upload-form")("sending", "shows how far it is and closes the form"),
    component("contracts/upload-form")("sending", "can be cancelled; what was entered stays and no contract is made"),
    component("contracts/upload-form")(
      "sending",
      "warns before the page is left during the transfer, and not otherwise",
    ),
  ],
  "B-8.5": [upload("an upload that fails says so, keeps what was entered, and can be tried again")],
  "B-8.6": [
    everyCall,
    extraction("detect")("what may be uploaded", "between the four formats content decides, not the name"),
    api("uploads")("what is no contract is refused before it becomes one", "an empty file"),
    extraction("docx")(
      "a file of one letter, one sign or one box is not empty, nor one whose whole text is tracked as taken out",
    ),
  ],
  "B-8.7": [
    api("uploads")("an upload", "is processing, then read and analyzed in the background, once"),
    api("contract-changes")(
      "changing a contract",
      "'reviewed' needs a text, holds for the version meant, and ends with the next one",
    ),
    badges,
    component("review/review-workspace")(
      "a contract that is being read",
      "shows its progress and renews itself when it is done",
    ),
  ],
  "B-8.8": [
    mainJob("a file that can't be read says why, and its original can be downloaded"),
    api("uploads")(
      "an upload",
      "that can't be read is failed with its reason; the original can be downloaded, and Retry reads it again",
    ),
    unit("workers/reading")("reading in a worker", "says why a file gives no text"),
  ],
  "B-8.9": [
    restart("sessions survive a restart, and a reading that was cut off is finished, once"),
    api("uploads")("an upload", "taken up again after the process died in the middle has one version and one analysis"),
    api("uploads")("an upload", "whose original is lost fails after three attempts and says so"),
  ],
  "B-8.10": [
    mainJob("a Mongolian Word file keeps its clause numbers, emphasis and every letter"),
    extraction("docx")("tables", "keep their merged cells, and begin and end where they do in the file"),
    extraction("docx")("tracked changes", "read as accepted: insertions stay, deletions and moved-away text are gone"),
    extraction("pdf")("paragraphs of a PDF", "larger and bold lines are headings, bold words within text are bold"),
    extraction("doc")("the text of a binary Word document", "has Mongolian and Russian letters unharmed"),
    extraction("txt")(
      "encodings of plain text",
      "Mongolian in %s comes through unharmed, with and without a byte order mark",
    ),
  ],
  "B-8.11": [
    unit("documents/richtext/pages")("pages", "are the original's own where it has any, and stay through edits"),
    unit("documents/richtext/pages")("pages", "are counted, one for each 500 words, where the original has none"),
    extraction("pdf")(
      "PDFs that give no text",
      "pages of pictures are named, and still have their mark; blank ones are not",
    ),
  ],
  "B-8.12": [
    api("uploads")("the original is for those who have a part in the contract"),
    api("file-links")("a link to a file", "runs out after 15 minutes"),
    api("file-links")(
      "a download",
      "is an attachment of its content's own type, whatever the uploader said, that runs nothing",
    ),
  ],
  "B-8.13": [
    unit("workers/hostile-files")(
      "files made to do harm",
      "end with text or with a reason, within limits of time and memory, and reach for nothing outside",
    ),
    unit("workers/reading")("limits of any worker", "growing past the memory limit ends the task"),
  ],
  "B-8.14": [
    integration("fair-queue")("accounts take turns", "twelve jobs of one hold up another's first by one"),
    integration("fair-queue")("small work", "has a lane of its own, in which it never waits behind what is large"),
    integration("fair-queue")("the place in line", "is told by GET /contracts/{id}/status to those who may see it"),
    component("review/review-workspace")(
      "a contract that is being read",
      "says who is before it while it waits, and no more once it is begun",
    ),
  ],
  "B-8.15": [
    api("quotas")(
      "uploads that became no contract",
      "go after a day, bytes too; those that did, and younger ones, stay",
    ),
  ],
  "B-8.16": [
    unit("documents/scans/read-scanned-pages")(
      "pages that are pictures",
      "are read in each language of the product, tilted ones too",
    ),
    unit("documents/scans/read-scanned-pages")("pages that are pictures", "are read when they lie on their side"),
  ],
  "B-8.17": [
    integration("scanned-uploads")(
      "an upload of pictures",
      "is read page by page, which its status tells, in a lane of its own",
    ),
    integration("scanned-uploads")("an upload of pictures", "goes on where a crash ended it"),
  ],
  "B-8.19": [
    unit("contracts/proposed")(
      "a proposal",
      "is the title in place of the file's name, and the type that the title names",
    ),
    unit("contracts/proposed")(
      "a proposal",
      "never replaces a name that somebody typed, or one and a type that are right",
    ),
    component("review/proposal-notice")(
      "what a text calls itself",
      "becomes the name by one click, and the type by another; nothing is changed before",
    ),
    component("review/proposal-notice")("what a text calls itself", "is put aside for good"),
  ],
  "B-8.18": [
    integration("scanned-uploads")(
      "words that may be wrong",
      "are told with a version, also after others were changed",
    ),
    component("review/scanned-notice")(
      "the notice of scanned pages",
      "names the pages, counts the words, and tells how sure each page is",
    ),
  ],
};
