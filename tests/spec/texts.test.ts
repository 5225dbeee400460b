/** Browser tests find words without regard to case; here each quoted text is compared letter by letter. */
import { expect, test } from "vitest";
import { TEMPLATES } from "@/lib/contracts/templates/catalogue";
import { en } from "@/lib/copy/en";
import { STATEMENTS } from "./statements";

/** `'Invitation sent to {email}'` in a statement's words; an apostrophe inside a word ends no quotation. */
const QUOTED = /(?<=^|[\s(])'(.+?)'(?=[\s,.;:)]|$)/g;
const quoted = [...new Set(STATEMENTS.flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, words = ""]) => words)))];
/** Labels that it names without quotation marks. */
const NAMED = ["Upload New Contract", "Create New Contract", "Contract Name", "Type", "Upload Date", "Status", "Draft", "Contract Preview", "Version History", "Export", "Save Version", "Restore This Version", "Retry", "PDF", "Find", "Chat", "Account Information", "Preferences", "Default Language", "Mongolian", "English", "Russian", "Refresh", "Name", "Email", "Role", "Created", "Actions", "System Role", "User", "Admin", "Add Collaborator", "Reviewer", "Manager", "Uploaded", "Log out"];

type Words = string | number | ((...holes: never[]) => string) | readonly Words[] | { readonly [name: string]: Words };

/** All texts in a dictionary; a sentence with holes is filled with the holes' own names. */
function textsOf(words: Words, holes: readonly string[]): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return filled(words, holes);
  return typeof words === "object" ? Object.values(words).flatMap((part: Words) => textsOf(part, holes)) : [];
}

function filled(words: (...holes: never[]) => string, holes: readonly string[]): string[] {
  try {
    return [(words as (...values: readonly string[]) => string)(...holes)];
  } catch {
    return []; // it wants a number or a list
  }
}

test("every text that the specification quotes or names stands in English, to the letter", () => {
  expect(quoted.length).toBeGreaterThan(80);
  const missing = [...quoted, ...NAMED].filter((text) => {
    const holes = [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole);
    const texts = [...textsOf(en as unknown as Words, holes), ...Object.values(TEMPLATES).flatMap(({ defaults }) => Object.values(defaults))];
    return !texts.includes(text) && !texts.some((known) => `${known} {date}` === text);
  });
  expect(missing).toEqual([]);
});
