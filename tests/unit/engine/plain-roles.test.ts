import { expect, test } from "vitest";
import { readParties } from "@/lib/engine/parties/parties";
import { makeContract } from "./contracts";

const partiesIn = (...lines: string[]) => readParties(makeContract(lines)).map(({ name, role }) => [name, role]);

test("an address behind a name isn't part of it (B-12.2)", () => {
  expect(
    partiesIn(
      "DISTRIBUTION CONTRACT",
      "Supplier: Dolina Kosmetyki Sp. z o.o., ul. Lipowa 18, Torun, Poland",
      'Distributor: "Tumen Trade" LLC, register No. 6091774, Khan-Uul district',
    ),
  ).toEqual([
    ["Dolina Kosmetyki Sp. z o.o.", "Supplier"],
    ['"Tumen Trade" LLC', "Distributor"],
  ]);
});

test("what belongs to a name stays (B-12.2)", () => {
  expect(partiesIn("SUPPLY AGREEMENT", "Seller: Daesong Stove Works Co., Ltd.", "Buyer: Marlow & Sons, Inc.")).toEqual([
    ["Daesong Stove Works Co., Ltd", "Seller"],
    ["Marlow & Sons, Inc.", "Buyer"],
  ]);
});

test("the labels of a form are no roles: an employment contract has an employer and an employee (B-12.2)", () => {
  expect(
    partiesIn("YOUR CONTRACT OF EMPLOYMENT", "Your name | Imogen Farrow", "Your employer | Kestrel Veterinary Limited"),
  ).toEqual([
    ["Imogen Farrow", "Employee"],
    ["Kestrel Veterinary Limited", "Employer"],
  ]);
});

test("a form or a law that the text defines is no party (B-12.2)", () => {
  const names = partiesIn(
    "AGENCY AGREEMENT",
    'This Agreement is made between Blue Hills Bancorp, Inc. (the "Company") and Keefe & Woods, Inc. (the "Agent"). The Company has filed an application to become a Bank Holding Company on Form FR Y-3 (the "Application").',
  );
  expect(names.map(([name]) => name)).toEqual(
    ["Blue Hills Bancorp, Inc", "Keefe & Woods, Inc"].map((name) => `${name}.`),
  );
});

test("of two people in one introduction, the one who is named so has the role (B-12.2)", () => {
  expect(
    partiesIn(
      "СУРГАЛТЫН ГЭРЭЭ",
      "Нэг талаас “Багана” ХХК (цаашид “Төв” гэнэ), нөгөө талаас иргэн Ц.Номин 16 настай хүү Т.Бат (цаашид “Суралцагч” гэнэ)-ийг төлөөлж (Ц.Номинийг цаашид “Захиалагч” гэнэ) энэ гэрээг хийв.",
    ),
  ).toContainEqual(["Ц.Номин", "Захиалагч"]);
});
