import type { FullConfig } from "playwright/test";
import { registerAdministrator } from "../e2e/spec/support/administrator";

/**
 * Before the browser tests, on the empty database: the first account, so that no test becomes administrator by chance.
 */
export default async function prepareServer(config: FullConfig): Promise<void> {
  await registerAdministrator(String(config.projects[0]?.use.baseURL));
}
