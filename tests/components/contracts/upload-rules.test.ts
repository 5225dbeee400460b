import { describe, expect, test } from "vitest";
import { checkUpload, guessContentType, fileSize, problemOfFile } from "@/components/contracts/upload/upload-rules";
import { nameFromFile } from "@/lib/contracts/reading/name-from-file";
import { copyFor } from "@/lib/copy/copy";

const words = copyFor("en").contracts.upload;
const file = (name: string, size = 10, type = "") =>
  Object.defineProperty(new File(["x"], name, { type }), "size", { value: size });

describe("checking an upload", () => {
  test("asks for everything that is missing, in the documented words", () => {
    expect(checkUpload({ file: null, name: "  ", type: "" }, words)).toEqual({
      problems: {
        file: "Please select a file to upload",
        name: "Please enter a name for the contract",
        type: "Please select the contract type",
      },
    });
  });

  test("gives the trimmed values when all is there", () => {
    const chosen = file("lease.pdf");
    expect(checkUpload({ file: chosen, name: " Lease ", type: "Lease Agreement" }, words)).toEqual({
      ready: { file: chosen, name: "Lease", type: "Lease Agreement" },
    });
  });

  test("takes no type outside the list and no name past 200 characters", () => {
    const checked = checkUpload({ file: file("a.txt"), name: "x".repeat(201), type: "Poem" }, words);
    expect(checked).toEqual({
      problems: { name: "Please use at most 200 characters for the name", type: "Please select the contract type" },
    });
  });
});

describe("judging a file", () => {
  test.each(["a.pdf", "A.PDF", "b.doc", "c.docx", "d.e.txt"])("takes %s", (name) =>
    expect(problemOfFile(file(name), words)).toBeNull(),
  );
  test.each(["a.exe", "pdf", "a.pdf.zip", "a."])("refuses %s", (name) =>
    expect(problemOfFile(file(name), words)).toBe(words.wrongFileType),
  );
  test("takes exactly 25 MB and refuses a byte more, naming a size above the limit", () => {
    expect(problemOfFile(file("a.pdf", 25 * 1024 * 1024), words)).toBeNull();
    expect(problemOfFile(file("a.pdf", 25 * 1024 * 1024 + 1), words)).toBe(
      "This file is 25.1 MB. The limit is 25 MB. Please choose a smaller file.",
    );
  });
  test("refuses an empty file", () => expect(problemOfFile(file("a.pdf", 0), words)).toBe(words.fileEmpty));
});

test("a contract is named after its file without the extension", () => {
  expect(nameFromFile("Lease 2025.final.pdf")).toBe("Lease 2025.final");
  expect(nameFromFile("Гэрээ.docx")).toBe("Гэрээ");
  expect(nameFromFile(`${"x".repeat(250)}.pdf`)).toHaveLength(200);
});

test("a file without a content type gets that of its ending", () => {
  expect(guessContentType(file("a.doc"))).toBe("application/msword");
  expect(guessContentType(file("a.pdf", 1, "application/pdf"))).toBe("application/pdf");
});

test("sizes are written for people", () => {
  expect([fileSize(900, words), fileSize(1536, words), fileSize(3 * 1024 * 1024, words)]).toEqual([
    "900 bytes",
    "1.5 KB",
    "3 MB",
  ]);
});
