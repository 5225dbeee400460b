import { describe, expect, test } from "vitest";
import { mentionsIn, peopleLike } from "@/components/comments/mention-textarea";
import { commentPieces, mentionBefore, type Mention } from "@/lib/contracts/comments/comment-text";

const mention = (as: string, name = as): Mention => ({ id: as, name, as });
const read = (text: string, mentions: readonly Mention[]) =>
  commentPieces(text, mentions).map((piece) => (piece.mention ? `[${piece.text}]` : piece.text));

describe("names in a comment", () => {
  test.each([
    ["hello @Ann, see", [mention("Ann")], ["hello ", "[@Ann]", ", see"]],
    ["@Ann Lee and @Ann", [mention("Ann"), mention("Ann Lee")], ["[@Ann Lee]", " and ", "[@Ann]"]],
    ["@Ann", [mention("Ann", "Anna Bold")], ["[@Anna Bold]"]],
    ["a@b @@Ann", [mention("Ann")], ["a@b @", "[@Ann]"]],
    ["@Оюун", [mention("Оюун")], ["[@Оюун]"]],
    ["@Ann", [], ["@Ann"]],
    ["", [mention("Ann")], []],
    ["@", [mention("")], ["@"]],
  ])("of %j are read as %j (B-14.6)", (text, mentions, expected) => {
    expect(read(text, mentions)).toEqual(expected);
  });

  test("leave every other letter as it was", () => {
    const text = "@Ann @Bob @An\n@ Ann@Bob";
    const mentions = [mention("Ann"), mention("Bob")];
    expect(
      commentPieces(text, mentions)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  test.each([
    ["hi @An", 6, { at: 3, letters: "An" }],
    ["@", 1, { at: 0, letters: "" }],
    ["@Ann Le", 7, { at: 0, letters: "Ann Le" }],
    ["mail me@x", 9, null],
    ["@Ann\nnext", 9, null],
    ["no sign", 7, null],
    ["@Ann", 0, null],
    [`@${"a".repeat(70)}`, 71, null],
  ])("begun in %j before %i are %j", (text, caret, expected) => {
    expect(mentionBefore(text, caret)).toEqual(expected);
  });
});

describe("who is named", () => {
  const people = [
    {
      id: "1",
      userId: "u1",
      role: "admin" as const,
      user: { name: "Ann Lee", email: "ann@example.com" },
      isByFolder: false,
    },
    {
      id: "2",
      userId: "u2",
      role: "reviewer" as const,
      user: { name: "Bat Lkhagva", email: "b.lkh@example.com" },
      isByFolder: false,
    },
  ];
  test.each([
    ["", ["u1", "u2"]],
    ["an", ["u1"]],
    ["le", ["u1"]],
    ["LKH", ["u2"]],
    ["ann le", ["u1"]],
    ["zz", []],
  ])("is offered for %j: %j", (letters, expected) => {
    expect(peopleLike(people, letters).map(({ id }) => id)).toEqual(expected);
  });

  test("is whom the text still names, of two with one name the one chosen last", () => {
    const [ann, bat, other] = [
      { id: "u1", name: "Ann", email: "a" },
      { id: "u2", name: "Bat", email: "b" },
      { id: "u3", name: "Bat", email: "c" },
    ] as const;
    expect(mentionsIn("@Ann and @Bat", [ann, bat])).toEqual(["u1", "u2"]);
    expect(mentionsIn("and @Bat", [ann, bat])).toEqual(["u2"]);
    expect(mentionsIn("@Bat", [bat, other])).toEqual(["u3"]);
    expect(mentionsIn("@Bat @Bat", [bat, other])).toEqual(["u2", "u3"]);
  });
});
