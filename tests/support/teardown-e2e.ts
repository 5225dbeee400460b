import { rm } from "node:fs/promises";

/** After the browser tests: the data folder that playwright.config.ts made. */
export default async function removeData(): Promise<void> {
  if (process.env.E2E_DATA_DIR) await rm(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
