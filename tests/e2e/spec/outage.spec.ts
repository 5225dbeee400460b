/**
 * What screens say when their own data can't be read: a server of this file's own, whose tables are taken away and put
 * back.
 */
import { expect, test } from "./support/fixtures";
import { problem } from "./support/screen";
import { inDatabase } from "./support/database";
import { invite, newAddress, newContract, newPerson, signIn, type Person } from "./support/people";
import { startOnSqlite } from "./support/server";

let app: Awaited<ReturnType<typeof startOnSqlite>>;
let owner: Person;
let contractId: string;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000);
  app = await startOnSqlite();
  owner = await newPerson({ playwright, url: app.url });
  contractId = await newContract(owner);
});
test.afterAll(() => app.end());

/** Runs `look` while the server can't find one of its tables. */
async function without(table: string, look: () => Promise<void>): Promise<void> {
  await inDatabase(`ALTER TABLE "${table}" RENAME TO "Gone"`, [], app.database);
  try {
    await look();
  } finally {
    await inDatabase(`ALTER TABLE "Gone" RENAME TO "${table}"`, [], app.database);
  }
}

test(
  "contracts, a contract and an invitation that can't be loaded say so, with a way to try again or home (B-7.6, B-10.3, B-15.6, B-16.8)",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, owner, app.url);
    await without("Contract", async () => {
      for (const path of ["/collaborators", "/dashboard"]) {
        await page.goto(app.url + path);
        await expect(
          problem(page).filter({ hasText: "Failed to load contracts. Please try again later." }),
        ).toBeVisible();
      }
    });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("link", { name: /Office lease/ }).first()).toBeVisible();

    await without("Contract", async () => {
      await page.goto(`${app.url}/contracts/${contractId}`);
      await expect(problem(page).filter({ hasText: "Failed to load contract" })).toBeVisible();
    });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "Office lease" })).toBeVisible();

    const { token } = await invite(owner, contractId, { email: newAddress() });
    await without("Invitation", async () => {
      await page.goto(`${app.url}/invitation/${token}`);
      await expect(problem(page).filter({ hasText: "Failed to load invitation" })).toBeVisible();
      await expect(page.getByText("Go to Homepage")).toBeVisible();
    });
  },
);

test(
  "a call that finds no database answers in the documented shape, and nothing of its inside (B-20.4)",
  { tag: "@long" },
  async () => {
    await without("Contract", async () => {
      const response = await owner.api.get("/api/contracts");
      expect(response.status()).toBeGreaterThanOrEqual(500);
      expect(Object.keys((await response.json()) as object).sort()).toEqual(["code", "message"]);
      expect(await response.text()).not.toMatch(/table|sqlite|prisma|select/i);
    });
  },
);
