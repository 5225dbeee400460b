import { describe, expect, test } from "vitest";
import { maskedLogin } from "@/lib/audit/masked-login";
import { detailWords, parsedDetail, whatWords, whoWords } from "@/lib/audit/words";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";

const en = copyFor("en");
const words = (action: string, detail: object) => detailWords(action, JSON.stringify(detail), en);

describe("details in words", () => {
  test.each<[string, object, string]>([
    ["account.signedIn", {}, ""],
    ["account.signInFailed", { email: "b•••@example.com", userId: null }, "b•••@example.com · unknown account"],
    ["account.roleChanged", { userId: "u", name: "Bat", from: "user", to: "admin" }, "Bat · “User” → “Admin”"],
    ["account.deleted", { userId: "u", name: "Bat", contracts: 2 }, "Bat · 2 contracts transferred"],
    ["contract.opened", { versions: [3] }, "Version 3"],
    ["contract.opened", { versions: [3, 2] }, "Versions 3, 2"],
    ["contract.restored", { version: 4, restoredFrom: 1 }, "Version 4 · from version 1"],
    ["contract.typeChanged", { from: "", to: "NDA" }, "“none” → “NDA”"],
    ["contract.refused", { ability: "manage", answer: 403 }, "tried to manage it · insufficient role"],
    ["invitation.sent", { invitationId: "i", email: "a@b.mn", role: "reviewer" }, "a@b.mn · Reviewer"],
    [
      "assistant.answered",
      {
        kind: "find",
        category: "governing_law",
        version: 2,
        engine: "built-in",
        host: null,
        model: null,
        fellBackFrom: null,
        isAnswered: true,
      },
      "Find · Governing Law · Version 2 · built-in engine · the text stayed on this server",
    ],
    [
      "assistant.answered",
      {
        kind: "chat",
        category: null,
        version: 1,
        engine: "openai",
        host: "api.example.com",
        model: "small",
        fellBackFrom: null,
        isAnswered: false,
      },
      "Chat question · Version 1 · engine openai · model small · the text went to api.example.com · no answer",
    ],
  ])("of %s", (action, detail, expected) => {
    expect(words(action, detail)).toBe(expected);
  });

  test("that somebody changed in the database are shown as they stand, and nothing breaks", () => {
    expect(detailWords("contract.saved", "no JSON", en)).toBe("no JSON");
    expect(words("contract.saved", { version: "<b>" })).toBe('{"version":"<b>"}');
    expect(words("constructor", { a: 1 })).toBe('{"a":1}');
    expect(parsedDetail("[1]")).toEqual({ unreadable: "[1]" });
    expect(parsedDetail("no JSON")).toEqual({ unreadable: "no JSON" });
    expect(whatWords("constructor", en)).toBe("constructor");
  });

  test.each(LANGUAGES)("have a name for every kind of event in %s", (language) => {
    for (const action of Object.keys(en.audit.events)) expect(whatWords(action, copyFor(language))).not.toBe(action);
  });
});

describe("who", () => {
  const nobody = { actorId: null, actorName: "", address: "", action: "contract.textRead" };
  test("is the name as it was, a guest, or the app itself", () => {
    expect(whoWords({ ...nobody, actorId: "u", actorName: "Bat" }, en)).toBe("Bat");
    expect(whoWords({ ...nobody, action: "account.signInFailed" }, en)).toBe("Guest");
    expect(whoWords({ ...nobody, address: "10.0.0.1" }, en)).toBe("Guest");
    expect(whoWords(nobody, en)).toBe("The app");
  });
});

describe("an address that no account has", () => {
  test.each([
    ["bat.dorj@example.com", "b•••@example.com"],
    ["hunter2 is my password", "•••"],
    ["p@ssw0rd", "•••"],
    ["a@b@c.de", "•••"],
  ])("%s is kept as %s", (typed, kept) => {
    expect(maskedLogin(typed)).toBe(kept);
  });
});
