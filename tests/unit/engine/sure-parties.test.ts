import { describe, expect, test } from "vitest";
import { partyNames } from "@/lib/engine/parties/name-alone";
import { areSurelyParties } from "@/lib/engine/chat/sure-parties";
import { readParties } from "@/lib/engine/parties/parties";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "./contracts";

/** The names that are told, and whether they are told for sure. */
function statedParties(...lines: string[]): [string, boolean] {
  const reading = readOnce(makeContract(lines));
  return [partyNames(reading), areSurelyParties(reading, readParties(reading.contract))];
}

describe("parties that are surely those of the contract", () => {
  test.each([
    [
      "an address behind the name",
      'This Agreement is made by and between Tarn Dairy, LLC, 48 Mill Road, Perry, Ohio ("Vendor") and Oru Foods Inc. 12 High Street Perry ("Buyer").',
      "Tarn Dairy, LLC (Vendor); Oru Foods Inc. (Buyer)",
    ],
    [
      "a sentence on the company's law",
      'PARTIES (1) Tarn Dairy Limited is a company registered in Ireland (the "Employer"); and (2) Ann Reed of [address removed] (the "Employee").',
      "Tarn Dairy Limited (Employer); Ann Reed (Employee)",
    ],
    [
      "a second name without a bracket",
      'This Agreement is made BETWEEN: TARN DAIRY S/A, a company of Brazil, hereafter called the "Company" or "TARN", on the one part, AND: ORU FOODS LTD, a company of Ohio, hereafter called the "Repairer", on the other part.',
      "TARN DAIRY S/A (Company); ORU FOODS LTD (Repairer)",
    ],
    [
      "a company whose name is a number, and one that begins small",
      'This Agreement is between tarn.com, Inc. ("Tarn"), a company of Ohio, and 2205925 Ontario Limited, with its place of business in North Bay (the "Reseller").',
      "tarn.com, Inc. (Tarn); 2205925 Ontario Limited (Reseller)",
    ],
    [
      "a name that is still to be filled in",
      'This Agreement is made by and between TARN DAIRY, INC., an Ohio corporation (the "Company"), and _________________ (hereinafter referred to as the "Athlete").',
      "TARN DAIRY, INC. (Company); Athlete",
    ],
    [
      "a party that the last page names",
      'This Agreement is made by and between Tarn Dairy Inc., an Ohio corporation (the "Company") and the Agent named on the last page hereof (the "Agent").',
      "Tarn Dairy Inc. (Company); Agent",
    ],
    [
      "sentences of the contract behind the parties, with terms of their own",
      'This Agreement is by and between TARN DAIRY, INC. ("Tarn") and ORU FOODS, LLC ("Oru"). TERMS A. Content that Tarn has made is referred to herein as "Tarn Content". Tarn has made a device (the "Device").',
      "TARN DAIRY, INC. (Tarn); ORU FOODS, LLC (Oru)",
    ],
    [
      "a title before the name",
      'SUPPLY RIGHTS AGREEMENT Tarn Dairy, a company of Ohio (the "Seller"), and Oru Ltd (the "Buyer"), agree as follows.',
      "Tarn Dairy (Seller); Oru Ltd (Buyer)",
    ],
    [
      "each is told of again in a bracket",
      'This Agreement is made between Tarn Dairy, Inc., an Ohio corporation ("Tarn"), and Oru Foods, LLC, of Ohio ("Joint Venture Company") (each of Tarn and Joint Venture Company is a "Party"; together they are the "Parties").',
      "Tarn Dairy, Inc. (Tarn); Oru Foods, LLC (Joint Venture Company)",
    ],
    [
      "three of whom one is a person",
      'This Agreement is made by and among Tarn Dairy, Inc. ("Tarn"), Oru Foods, LLC ("Oru") and ANN B. REED III ("Reed").',
      "Tarn Dairy, Inc. (Tarn); Oru Foods, LLC (Oru); ANN B. REED III (Reed)",
    ],
    [
      "companies that agree without 'between'",
      'Tarn Dairy, Inc., with a place of business in Perry ("Tarn") and Oru B.V. having an address in Leiden ("Consultant") agree to all terms of this Agreement.',
      "Tarn Dairy, Inc. (Tarn); Oru B.V. (Consultant)",
    ],
  ])("%s", (_, text, names) => {
    expect(statedParties("SUPPLY AGREEMENT", text, "1. The goods are milk.")).toEqual([names, true]);
  });

  test("a title page names them too, and the contract below with their roles", () => {
    const stated = statedParties(
      "SUPPLY AGREEMENT dated 3 May 2025 between TARN DAIRY, INC., ORU FOODS, LLC and BRAY BANK, N.A.",
      "SUPPLY AGREEMENT",
      'This Supply Agreement is dated as of 3 May 2025 by and between Tarn Dairy, Inc. ("Tarn"), Oru Foods, LLC ("Oru"), and Bray Bank, N.A. ("Bank").',
    );
    expect(stated).toEqual(["Tarn Dairy, Inc. (Tarn); Oru Foods, LLC (Oru); Bray Bank, N.A. (Bank)", true]);
  });

  test("the names above the first signature are those who sign", () => {
    const lines = [
      'This Agreement is made by and between Tarn Dairy, Inc. ("Tarn"), an Ohio company, and Oru Foods, LLC ("Oru"), a company of Ohio.',
      ...Array.from(
        { length: 30 },
        (_, number) => `${number + 1}. The goods of lot ${number + 1} are delivered to the plant in Perry.`,
      ),
      "APPROVED: Tarn Dairy, Inc. Oru Foods, LLC By: Ann Reed By: Otto Kern",
    ];
    expect(statedParties(...lines)[1]).toBe(true);
    expect(statedParties(...lines.slice(0, -1), "APPROVED: Tarn Dairy, Inc. By: Ann Reed By: Otto Kern")[1]).toBe(
      false,
    );
  });
});

describe("parties that are only likely", () => {
  test.each([
    ["short names without roles", "This Agreement is made between TDI and ORU, who agree to this."],
    ["one name twice", "This Agreement is made between Tarn Dairy, Inc. and Tarn Dairy Holdings, Inc."],
    [
      "words of a clause",
      'This Agreement is made between Tarn Ltd ("Tarn"), received by Tarn from its customers ("Users").',
    ],
    ["a signature", "This Agreement is made between Tarn Ltd /s/ Ann Reed and Oru Foods LLC."],
    [
      "three of whom one has no role",
      'This Agreement is made between Tarn Ltd ("Seller"), Oru Inc. and John Elm ("Agent").',
    ],
    [
      "a company between a name and its role",
      'This Agreement is made between Tarn Fund (the "Agreement Fund Date"), Oru Advisers, LLC (the "Adviser") and Bray Ltd (the "Agent").',
    ],
  ])("%s", (_, text) => {
    expect(statedParties(text)[1]).toBe(false);
  });
});
