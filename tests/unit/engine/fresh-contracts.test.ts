import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { makeContract } from "./contracts";

async function readBasis(lines: readonly string[], question: string, language: Language = "en"): Promise<string> {
  for await (const piece of extractiveEngine.chat(makeContract(lines), question, [], { language }))
    if (piece.kind === "basis") return piece.basis;
  return "";
}

/** What was stated wrongly of contracts of a page that were written to find out. */
describe("what is not stated of a contract of a page", () => {
  const CHANGE = [
    "AMENDMENT NO. 2",
    'This Amendment No. 2 is made on 9 June 2026 to the lease dated 3 February 2024 between Orla Byrne ("Landlord") and Pine Ltd ("Tenant").',
    "1. The term of the lease, which was to end on 28 February 2027, is extended by two years.",
  ];

  test.each(["When does this agreement expire?", "How long does it last?"])(
    "an end that was put off: %s",
    async (asked) => {
      expect(await readBasis(CHANGE, asked)).not.toBe("stated");
    },
  );

  test("the same in Russian", async () => {
    const lines = [
      "ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ",
      "1. Срок действия договора, который истекал 28 февраля 2027 года, продлен на два года.",
    ];
    expect(await readBasis(lines, "Когда заканчивается договор?", "ru")).not.toBe("stated");
  });

  test("a ban on telling others that lets auditors out", async () => {
    const lines = [
      "SUPPORT AGREEMENT",
      "3. The Customer shall not disclose the Vendor's information to any third party, save to its auditors who are bound to secrecy.",
    ];
    const claim =
      "True, false, or not stated in this contract: Receiving Party may share some Confidential Information with some third-parties.";
    expect(await readBasis(lines, claim)).not.toBe("stated");
  });

  test("a ban on telling others beside which somebody may learn of it", async () => {
    const lines = [
      "SECONDMENT AGREEMENT",
      "6. The Secondee shall not disclose the Host's information to any third party; the Employer's officers may receive reports.",
    ];
    const claim =
      "True, false, or not stated in this contract: Receiving Party may share some Confidential Information with some third-parties.";
    expect(await readBasis(lines, claim)).not.toBe("stated");
  });

  test("a rent of a contract that has none", async () => {
    const release = ["RELEASE", "2. Pike pays Ostler USD 250,000 by 15 February 2026."];
    expect(await readBasis(release, "What is the rent?")).not.toBe("stated");
  });

  test("three parties of whom two were read as one", async () => {
    const lines = [
      "JOINT VENTURE AGREEMENT",
      "between Sable Mining plc, Tarn Gold Ltd and Mr Ivo Petrov",
      "Dated 30 September 2026",
      "1. Sable puts in USD 3,000,000.",
    ];
    expect(await readBasis(lines, "Who are the parties?")).not.toBe("stated");
  });
});
