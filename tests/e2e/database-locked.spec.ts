/**
 * Another program holds the database while somebody saves: they are told, their text stays, and saving works
 * afterwards.
 */
import { createClient } from "@libsql/client";
import { expect, test } from "playwright/test";
import { startApp } from "../support/server";
import { newContract, newPerson, signIn } from "./spec/support/people";
import { editor } from "./person";

test(
  "text that could not be saved while the database was locked stays in the editor and is saved afterwards",
  { tag: "@long" },
  async ({ page, playwright }) => {
    test.setTimeout(240_000);
    const app = await startApp();
    const other = createClient({ url: `file:${app.dataFolder}/app.db` });
    try {
      const owner = await newPerson({ playwright, url: app.url });
      const id = await newContract(owner, { text: "The first text." });
      await signIn(page, owner, app.url);
      await page.goto(`${app.url}/contracts/${id}`);
      await editor(page).getByText("The first text.").click();
      await page.keyboard.press("End");
      await page.keyboard.type(" And the second.");

      await other.execute("BEGIN IMMEDIATE");
      await page.getByRole("button", { name: "Save Version" }).click();
      await expect(page.getByText("Failed to save changes")).toBeVisible();
      await expect(editor(page)).toContainText("The first text. And the second.");
      const during = (await (
        await owner.api.get(`${app.url}/api/contracts/${id}/versions?fields=summary`)
      ).json()) as unknown[];
      expect(during).toHaveLength(1);

      await other.execute("ROLLBACK");
      await page.getByRole("button", { name: "Save Version" }).click();
      await expect(page.getByText("Changes saved successfully as a new version")).toBeVisible();
      const versions = (await (await owner.api.get(`${app.url}/api/contracts/${id}/versions`)).json()) as {
        textContent: string;
      }[];
      expect(versions).toHaveLength(2);
      expect(versions[0]?.textContent).toContain("The first text. And the second.");
      await owner.api.dispose();
    } finally {
      other.close();
      await app.kill();
      await app.remove();
    }
  },
);
