import { describe, expect, test } from "vitest";
import { find } from "@/lib/engine/find/find";
import { readOnce } from "@/lib/engine/text/reading";
import { fillTemplate } from "@/lib/documents/templates/fill";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { makeContract } from "./contracts";

const partiesIn = (lines: readonly string[]) => find(readOnce(makeContract(lines)), "parties");
const listRoles = (lines: readonly string[]) => partiesIn(lines).map((party) => party.label);

describe("parties of a filled template", () => {
  test.each([
    ["Service Agreement", "provider", "client", ["Provider", "Client"]],
    ["Sales Agreement", "seller", "buyer", ["Seller", "Buyer"]],
  ] as const)("%s: each passage begins at the party's own name", (type, first, second, roles) => {
    const values = {
      effectiveDate: "3 March 2025",
      [`${first}Name`]: "Northwind Hosting Ltd.",
      [`${first}Representative`]: "Ann Reed",
      [`${first}Address`]: "4 Mill Lane and Quay Street, Cork",
      [`${second}Name`]: "Marlow Books GmbH",
      [`${second}Representative`]: "Otto Kern",
      [`${second}Address`]: "9 Ringstrasse, Vienna",
    };
    const contract = { ...toPlainText(fillTemplate(type, values)), contractName: "", contractType: type };
    const parties = find(readOnce(contract), "parties");
    expect(parties.map((party) => party.label)).toEqual(roles);
    expect(parties.map((party) => party.content.split(",")[0])).toEqual([
      "Northwind Hosting Ltd.",
      "Marlow Books GmbH",
    ]);
  });
});

describe("ways of introducing parties", () => {
  test("an address right behind the role is the former party's, not the name of the next", () => {
    const parties = partiesIn([
      "This document is made between Altan Trade LLC (“Buyer”), Peace Avenue 17, Ulaanbaatar, registration No. 2044417, and Orkhon Polymers LLC (“Supplier”), Industry Street 4, Darkhan, registration No. 5533221.",
    ]);
    expect(parties.map((party) => [party.label, party.content.split(/[,(]/u)[0]?.trim()])).toEqual([
      ["Buyer", "Altan Trade LLC"],
      ["Supplier", "Orkhon Polymers LLC"],
    ]);
  });

  test("a description after the role belongs to that party, not to the next", () => {
    const parties = partiesIn([
      'This Agreement is made between Tarn Systems, Inc. ("Tarn") with offices at 1 Hill Road, Leeds and Oru Kft, a Hungarian company ("Licensee"). WHEREAS the parties agree:',
    ]);
    expect(parties.map((party) => [party.label, party.content.split(/[,(]/u)[0]?.trim()])).toEqual([
      ["Tarn", "Tarn Systems"],
      ["Licensee", "Oru Kft"],
    ]);
  });

  test("a role is a better label than a short name", () => {
    expect(
      listRoles([
        'This Agreement is made by and between Tarn Systems, Inc. ("Tarn" or "Developer") and Oru LLC ("Customer").',
      ]),
    ).toEqual(["Developer", "Customer"]);
  });

  test("roles without quotation marks, over a broken line", () => {
    expect(
      listRoles([
        "JOINT VENTURE CONTRACT",
        "1. Tarn Group Co., Ltd. (hereinafter referred     to as Party A), a company of China.",
        "2. Oru Technology, Inc. (hereinafter referred to as Party B), a company of Delaware.",
      ]),
    ).toEqual(["Party A", "Party B"]);
  });

  test("labels before the names", () => {
    expect(
      listRoles([
        "COOPERATION AGREEMENT",
        "Party A: Tarn Energy Co., Ltd.   Legal Representative: Li Wei",
        "Party B: Oru Gas Co., Ltd.   Legal Representative: Wang Fang",
        "1. The parties cooperate.",
      ]),
    ).toEqual(["Party A", "Party B"]);
  });

  test("names with roles where no opening word introduces them", () => {
    const parties = partiesIn([
      "POWER OF ATTORNEY",
      'KNOW ALL MEN that TARN MANAGEMENT COMPANY, a statutory trust (the "Adviser"), does hereby appoint ORU SERVICES COMPANY, a statutory trust ("OSC"), to act as its agent.',
    ]);
    expect(parties.map((party) => party.label)).toEqual(["Adviser", "OSC"]);
    expect(parties[0]?.content).toMatch(/^TARN MANAGEMENT COMPANY/u);
  });

  test("a blank that is to be filled in is a party of its own", () => {
    expect(
      listRoles([
        'This Agreement is between Tarn, Inc. (the "Company"), and _________________ (hereinafter referred to as the "Consultant").',
      ]),
    ).toEqual(["Company", "Consultant"]);
  });

  test("defined terms of the recitals are no parties", () => {
    const roles = listRoles([
      'This Agreement is made among Tarn LLC ("Operator") and Oru LLC ("Owner").',
      'WHEREAS, Operator employs certain individuals (the "Services Employees") and may sell goods (the "Goods");',
    ]);
    expect(roles).toEqual(["Operator", "Owner"]);
  });

  test("those who sign, where nobody is introduced", () => {
    const parties = partiesIn([
      "JOINT FILING AGREEMENT",
      "The undersigned agree to the joint filing.",
      "TARN PARTNERS, LLC",
      "By: /s/ Ann Reed",
      "ORU CAPITAL II, L.P.",
      "By: Tarn Partners, LLC, its general partner",
      "By: /s/ Ann Reed",
    ]);
    expect(parties.map((party) => party.content)).toEqual(["TARN PARTNERS, LLC", "ORU CAPITAL II, L.P."]);
  });
});

describe("parties as other drafters introduce them", () => {
  const CLAUSES = [
    "1. Appointment",
    "The first party appoints the second for the area between the north and the south, by and between which the goods are sold.",
  ];

  test("without an opening word, though a clause says 'between'", () => {
    expect(
      listRoles([
        "ENDORSEMENT AGREEMENT",
        'Alder Foods Inc. ("Company") and Jane Doe, of Cork ("Athlete") hereby agree as follows:',
        ...CLAUSES,
      ]),
    ).toEqual(["Company", "Athlete"]);
  });

  test("with roles that are neither quoted nor in brackets", () => {
    const parties =
      "This agreement is made between Alder Foods Limited, a company of Malta, hereinafter referred to as Alder; and Birch Trade Limited, a company of Macau, hereinafter referred to as Birch.";
    expect(listRoles(["COOPERATION AGREEMENT", parties, ...CLAUSES])).toEqual(["Alder", "Birch"]);
  });

  test("with words on a party that have the verbs of a clause", () => {
    const parties =
      'This Agreement is between Alder Foods Inc., of Cork (which may be referred to as "Alder"), and Birch Trade LLC, of Rome (which may be referred to as "Birch").';
    expect(listRoles(["SUPPLY AGREEMENT", parties, ...CLAUSES])).toEqual(["Alder", "Birch"]);
  });
});
