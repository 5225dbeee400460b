// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeActions, fakeFetch, PATHS, version, type Answers } from "./fixtures";
import { BASE, editorText, open, saveButton, type } from "./review-workspace-stage";

const words = review.conflict;

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The person types at the end of the last paragraph of version 2; meanwhile `theirs` was saved. */
async function conflict(theirs: string, save: { current: string } = { current: "v3" }) {
  const answers: Answers = {
    ...BASE,
    [PATHS.contract]: () => ({ body: { ...CONTRACT, currentVersionId: save.current } }),
    [PATHS.version("v2")]: { body: version(2, "", { textContent: "<p>The rent is 900.</p><p>current words</p>" }) },
    [PATHS.version("v3")]: { body: version(3, "", { textContent: theirs, createdByUser: { name: "Bob" } }) },
    [PATHS.version("v4")]: {
      body: version(4, "", { textContent: `<p>By Cy.</p>${theirs}`, createdByUser: { name: "Cy" } }),
    },
  };
  const saveVersion = vi.fn(async (input: { content: string; baseVersionId?: string }) =>
    input.baseVersionId === save.current
      ? { ok: true as const, data: version(5, "", { textContent: input.content }) }
      : { ok: false as const, error: { key: "versionConflict" as const, message: "conflict" } },
  );
  fakeFetch(answers);
  open(fakeActions({ saveVersion }));
  await screen.findByText("current words");
  await type(" of mine");
  fireEvent.click(saveButton());
  await screen.findByRole("dialog", { name: words.title });
  return saveVersion;
}
const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string) => fireEvent.click(dialog().getByRole("button", { name }));

describe("the own text and a version that was saved meanwhile", () => {
  test("are both kept where they changed different paragraphs (B-11.20)", async () => {
    const saveVersion = await conflict("<p>The rent is 950.</p><p>current words</p>");
    expect(await screen.findByText(words.togetherHint("Bob", 3))).toBeTruthy();
    press(words.together);
    expect(await screen.findByText(review.saved)).toBeTruthy();
    const both = "<p>The rent is 950.</p><p>current words of mine</p>";
    expect(saveVersion).toHaveBeenLastCalledWith({ contractId: "c1", content: both, baseVersionId: "v3" });
    await waitFor(() => expect(editorText().textContent).toBe("The rent is 950.current words of mine"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(saveButton().disabled).toBe(true);
  });

  test("are decided on place by place where they changed the same paragraph, and nothing is decided beforehand (B-11.20)", async () => {
    const saveVersion = await conflict("<p>The rent is 950.</p><p>their current words</p>");
    expect(await screen.findByText(words.decideHint(1))).toBeTruthy();
    press(words.decide);
    const shown = await screen.findByRole("dialog", { name: words.places.title });
    expect(
      within(shown)
        .getAllByRole("radio")
        .filter((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([]);
    expect(shown.textContent).toContain(words.places.open(1));
    const save = within(shown).getByRole<HTMLButtonElement>("button", { name: words.places.save });
    expect(save.disabled).toBe(true);
    fireEvent.click(within(shown).getByRole("radio", { name: words.places.take.both }));
    expect(save.disabled).toBe(false);
    fireEvent.click(save);
    expect(await screen.findByText(review.saved)).toBeTruthy();
    expect(saveVersion).toHaveBeenLastCalledWith({
      contractId: "c1",
      content: "<p>The rent is 950.</p><p>their current words</p><p>current words of mine</p>",
      baseVersionId: "v3",
    });
  });

  test("stay as they are when the places are left undecided, and the other ways are there again", async () => {
    await conflict("<p>their words</p>");
    await screen.findByRole("button", { name: words.decide });
    press(words.decide);
    fireEvent.click(within(await screen.findByRole("dialog", { name: words.places.title })).getByText("Cancel"));
    expect(await screen.findByRole("dialog", { name: words.title })).toBeTruthy();
    expect(screen.getByText("current words of mine")).toBeTruthy();
    expect(dialog().getByRole("button", { name: words.onTop })).toBeTruthy();
  });

  test("are looked at anew where somebody saved once more", async () => {
    const now = { current: "v3" };
    const saveVersion = await conflict("<p>The rent is 950.</p><p>current words</p>", now);
    await screen.findByText(words.togetherHint("Bob", 3));
    now.current = "v4";
    press(words.together);
    expect(await screen.findByText(words.togetherHint("Cy", 4))).toBeTruthy();
    press(words.together);
    expect(await screen.findByText(review.saved)).toBeTruthy();
    expect(saveVersion.mock.lastCall?.[0]).toMatchObject({
      content: "<p>By Cy.</p><p>The rent is 950.</p><p>current words of mine</p>",
      baseVersionId: "v4",
    });
  });
});
