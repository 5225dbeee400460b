/** Chapter 28: the signed copy. */
import { access, api, component, everyCall, unit } from "../files";
import type { Proofs } from "../proof";

const calls = api("signed");
const compared = unit("documents/signed");
const screen = component("review/signed");
const signedContract = "a signed contract";
const copy = "a signed copy";
const text = "a signed text";

export const signed: Proofs = {
  "B-21.41": [everyCall, access("permission-matrix")("%s", "%s")],
  "B-28.1": [
    calls(copy, "is kept with its hash, and says the same text where it does"),
    calls(copy, "is a PDF or pictures, of a day that was, of the version that is current"),
    calls(copy, "is a manager's to attach, reopen and take away; a stranger finds nothing"),
    calls(copy, "is downloaded by who has a part in the contract, and goes with it"),
    compared("a signed copy is a PDF or a picture, by its content"),
  ],
  "B-28.2": [
    compared(
      copy,
      "a line that recurs above or below the text of pages is told once, as a doubt, and one with another number differs",
    ),
    compared(copy, "ё and е are a place to look at, and no difference for sure"),
    calls(copy, "with another word in it shows the word, and where it stands in the agreed text"),
    calls(copy, "of pictures says that they could not be read, and compares the rest"),
    calls(copy, "that can't be read says why, and is compared again when asked"),
    compared(copy, "says the same where only print differs: quotes, dashes, ligatures, lines, bullets, page numbers"),
    compared(copy, "shows a word, a figure and a sign that differ, with what stands around and where"),
    compared(copy, "shows what is missing and what was added, capital letters and decimal signs too"),
    compared(copy, "places that are not sure are marked, and never silently equal"),
    compared(copy, "a page that could not be read leaves its words open, and nothing else"),
    compared(copy, "a clause that stands elsewhere is one place to look at"),
  ],
  "B-28.3": [
    calls(text, "is read-only on every way to a new version, until it is reopened"),
    calls(text, "of a file that was taken in as the new version before it was signed stays as it is"),
    calls(text, "of two who save and sign at once one is told: never both"),
  ],
  "B-28.4": [
    calls(text, "is read-only on every way to a new version, until it is reopened"),
    calls(copy, "is a manager's to attach, reopen and take away; a stranger finds nothing"),
    calls(text, "is told of in the trail: signed, compared, reopened, taken away"),
  ],
  "B-28.5": [
    screen(
      signedContract,
      "is read-only, says since when and by whom beside its status, and that the copy says the same",
    ),
    screen(signedContract, "keeps what was typed before somebody else signed it, and says so"),
    screen(signedContract, "shows each difference with its page, what could not be read, and how many more there are"),
    screen(signedContract, "is reopened by who manages it, and editable again"),
    screen("a contract that is not signed", "gets its signed copy by files, a day and who signed"),
  ],
};
