/** Chapter 28: the signed copy. */
import { access, api, component, everyCall, integration, unit } from "../files";
import type { Proofs } from "../proof";

const calls = api("signed");
const compared = unit("documents/signed");
const strips = api("signed-strips");
const misread = unit("documents/signed-misread");
const scans = integration("signed-scans");
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
  "B-28.6": [
    strips(
      "the picture of a difference",
      "is the part of its page that shows it, for whoever has a part in the contract",
    ),
    strips("the picture of a difference", "is only there for what the comparison lists, while the copy is there"),
    misread(
      "the part of the page that shows a difference",
      "holds the line with the words marked in it, and room around",
    ),
    misread(
      "the part of the page that shows a difference",
      "shows the gap where words are missing, and nothing where no place is known",
    ),
    screen(signedContract, "shows the strip of the page beside each difference, and says so where there is none"),
    scans(
      "a scan that was signed",
      "shows the line with the number that differs, folds a misprint, and leaves one difference open",
    ),
  ],
  "B-28.7": [
    misread("a difference on a scan is most likely a misreading", "%s"),
    misread("never a misreading, however like it is", "%s"),
    misread("never a misreading, however like it is", "a party's name, or a person's beside another name"),
    misread("never a misreading, however like it is", "in a file that has its words as text"),
    scans("a scan that was signed", "says that signed is agreed where only letters were misread, and never of not"),
  ],
  "B-28.8": [
    strips("a difference", "is settled by who manages the contract, opened again, and the open ones are counted"),
    strips("a difference", "that two people settle at once loses neither word, and the trail has both"),
    strips("a difference", "is open again once the copy is compared again"),
    screen(signedContract, "folds what was most likely misread, and ends with Signed = agreed once nothing is open"),
    screen(signedContract, "has a difference settled by who manages it, and opened again"),
  ],
};
