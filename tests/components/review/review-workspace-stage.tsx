import { act, screen } from "@testing-library/react";
import { $getRoot, getNearestEditorFromDOMNode } from "lexical";
import { ReviewWorkspace } from "@/components/review/review-screen";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeActions, PATHS, show, version, type Answers } from "./fixtures";
import "./sides-at-hand";

export const TEXT_LABEL = review.editor.label(CONTRACT.name);
export const BASE: Answers = {
  [PATHS.contract]: { body: CONTRACT },
  [PATHS.version("v2")]: { body: version(2, "current words") },
  [PATHS.version("v1")]: { body: version(1, "older words") },
};

export const saveButton = () => screen.getByRole<HTMLButtonElement>("button", { name: review.header.save });
export const editorText = () => screen.getByRole("textbox", { name: TEXT_LABEL });
export const open = (actions = fakeActions(), contract = CONTRACT) =>
  show(<ReviewWorkspace contract={contract} userId="u1" actions={actions} />);

/** Types at the end of the text, as Lexical sees it. */
export async function type(words: string): Promise<void> {
  const editor = getNearestEditorFromDOMNode(editorText());
  await act(async () => editor?.update(() => $getRoot().selectEnd().insertText(words), { discrete: true }));
}
