import { describe, expect, test } from "vitest";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { contractOf } from "./contracts";

const COPIES = "Receiving Party may create a copy of some Confidential Information in some circumstances.";
const THIRD_PARTIES =
  "Receiving Party may share some Confidential Information with some third-parties (including consultants, agents and professional advisors).";
const RETURNED =
  "Receiving Party shall destroy or return some Confidential Information upon the termination of Agreement.";

/** The first words of the answer, and its basis. */
async function judged(claim: string, ...clauses: string[]): Promise<string> {
  const contract = contractOf(["NON-DISCLOSURE AGREEMENT", ...clauses]);
  let words = "";
  let basis = "";
  const message = `True, false, or not stated in this contract: ${claim}`;
  for await (const piece of extractiveEngine.chat(contract, message, [], { language: "en" })) {
    if (piece.kind === "text") words += piece.text;
    if (piece.kind === "basis") basis = piece.basis;
  }
  return `${words.trim().split(/[.;]/u)[0]} ${basis}`;
}

describe("what an agreement on secrets plainly allows or forbids", () => {
  test.each([
    [
      "a ban on telling others",
      THIRD_PARTIES,
      [
        "The Recipient shall not disclose Confidential Information to any third party without the prior written approval of the Discloser.",
      ],
      "False stated",
    ],
    [
      "the same, with leave for advisers elsewhere",
      THIRD_PARTIES,
      [
        "The Recipient shall not disclose Confidential Information to any third party without the prior written approval of the Discloser.",
        "Its advisers who need to know the Confidential Information may receive it.",
      ],
      "Probably false likely",
    ],
    [
      "representatives who are more than the staff",
      THIRD_PARTIES,
      [
        'The Recipient will not use the information itself or by its officers, agents or attorneys (collectively, "Representatives") for another purpose.',
        "The Recipient shall reveal the information only to its Representatives who need to know it.",
      ],
      "True stated",
    ],
    [
      "access that is limited to advisers too",
      THIRD_PARTIES,
      [
        "The Recipient shall limit access to the Confidential Information to those of its employees and advisers who need it.",
      ],
      "True stated",
    ],
    [
      "a ban on copies",
      COPIES,
      ["The Recipient shall not copy or reproduce any Confidential Information."],
      "False stated",
    ],
    [
      "the same, with leave elsewhere",
      COPIES,
      [
        "The Recipient shall not copy or reproduce any Confidential Information.",
        "The Recipient may retain one copy of the Confidential Information in its archive.",
      ],
      "Probably true likely",
    ],
    [
      "leave for copies",
      COPIES,
      ["The Recipient may make copies of the Confidential Information for its staff."],
      "True stated",
    ],
    [
      "after the end, under a list",
      RETURNED,
      [
        "The Recipient shall return the Confidential Information within five days after: (i) a written request; (ii) a decision not to go on; or (iii) within thirty days following the expiry of this Agreement.",
      ],
      "True stated",
    ],
  ])("%s", async (_, claim, clauses, told) => {
    expect(await judged(claim, ...clauses)).toBe(told);
  });

  test.each([
    [
      "what is disclosed to the recipient",
      THIRD_PARTIES,
      "Confidential Information may be disclosed to the Recipient by the Discloser or its agents.",
    ],
    [
      "copies that are given back",
      COPIES,
      "The Recipient shall return all copies except as necessary for its archive.",
    ],
    [
      "copies as agreed elsewhere",
      COPIES,
      "The Recipient shall not copy the Confidential Information except as provided in Annex 2.",
    ],
    [
      "on request alone",
      RETURNED,
      "If this Agreement is terminated and the Discloser so requests, the Recipient shall return it.",
    ],
  ])("%s states nothing", async (_, claim, clause) => {
    expect(await judged(claim, clause)).not.toMatch(/ stated$/u);
  });
});
