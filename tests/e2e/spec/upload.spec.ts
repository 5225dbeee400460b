/** Behaviour §8: uploading. What the form asks for and says is proven in `tests/components/contracts`. */
import { failActions, untilAlive } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { LEASE_TEXT } from "./support/people";

const FILE = { name: "Office lease.txt", mimeType: "text/plain", buffer: Buffer.from(LEASE_TEXT) };
const TYPES = [
  "Service Agreement",
  "Non-Disclosure Agreement",
  "Employment Contract",
  "Lease Agreement",
  "Sales Contract",
  "Partnership Agreement",
  "Other",
];

test("file, name and type are asked for; the file is PUT to its address with its content type, and leads to /contracts/{id} (B-1.1, B-8.1, B-8.2, B-8.3, B-8.4, B-21.7)", async ({
  ownerPage: page,
}) => {
  await page.goto("/upload");
  await untilAlive(page);
  const file = page.locator("input[type=file]");
  expect(((await file.getAttribute("accept")) ?? "").split(",").sort()).toEqual([".doc", ".docx", ".pdf", ".txt"]);
  const options = await page.getByLabel("Contract type").locator("option").allInnerTexts();
  expect(options.slice(1)).toEqual(TYPES);
  const send = () => page.getByRole("button", { name: "Upload Contract" }).click();
  const mend = await failActions(page); // nothing may be sent yet
  await send();
  for (const text of [
    "Please select a file to upload",
    "Please enter a name for the contract",
    "Please select the contract type",
  ])
    await expect(page.getByText(text)).toBeVisible();
  await file.setInputFiles(FILE);
  await expect(page.getByLabel("Contract name")).toHaveValue("Office lease");
  await page.getByLabel("Contract type").selectOption("Lease Agreement");
  await mend();
  const transfer = page.waitForRequest((request) => request.method() === "PUT");
  await send();
  expect((await transfer).headers()["content-type"]).toBe("text/plain");
  await expect(page).toHaveURL(/\/contracts\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Office lease" })).toBeVisible();
});
