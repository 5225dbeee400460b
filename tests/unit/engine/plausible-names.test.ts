/** Which words can be the name of a party. */
import { expect, test } from "vitest";
import { isPlausibleName } from "@/lib/engine/parties/plausible-name";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { readOnce } from "@/lib/engine/text/reading";

test.each([
  "Alder Trading Ltd",
  "Board of Trustees of the University of Larch acting for and on behalf of the College",
  "Orla Penhallow",
  "eBark Inc.",
  "3M Larch",
  "Tenant Services Limited",
  "общество с ограниченной ответственностью «Север»",
  "индивидуальный предприниматель Крылов Денис Олегович",
  "Чойжоо овогтой Мөнхтогоо",
  "“Нарлаг” сууц өмчлөгчдийн холбоо",
  "Хан-Уул дүүргийн эрүүл мэндийн төв",
  "муниципальное унитарное предприятие города Омска",
])("%s (B-12.2)", (name) => expect(isPlausibleName(name)).toBe(true));

test.each([
  "1 on the one hand, and",
  "1 PURPOSE OF THE AGREEMENT 1.1 The purpose of this Agreement",
  "12 Main Street Hamilton, ON L8S 4L8",
  "[INSERT COMPANY NAME]",
  "<Company name>",
  "Alder ____",
  "Dated as of December 19",
  "Bank Holding Company Act of 1956",
  "Holding Company has filed with the Board",
  "a company incorporated in under number",
  "RECEIVING PARTY",
  "продавец",
  "Захиалагч",
  "Alder and that Affiliate, where its responsibility to the other is separate",
])("not %s (B-12.2)", (name) => expect(isPlausibleName(name)).toBe(false));

test("a blank is no party among the facts, while the other party is (B-12.2)", () => {
  const text =
    "LEASE\n\nThis lease is made between Alder Trading Ltd (the “Landlord”) and [INSERT COMPANY NAME] (the “Tenant”).\n\n" +
    "1. Rent. The Tenant shall pay EUR 900 a month.";
  const reading = readOnce({
    text,
    pages: [{ start: 0, page: 1 }],
    contractName: "Lease",
    contractType: "Lease Agreement",
  });
  const names = findFacts(reading, []).flatMap(({ kind, value }) => (kind === "parties" ? [value] : []));
  expect(names).toEqual(["Alder Trading Ltd"]);
});
