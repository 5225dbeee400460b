import { words } from "../../positions/words";
import type { Draft } from "../draft";
import { roleNames } from "../opposites/sides";

const WORKER = words("employee; worker; executive", "работник; сотрудник", "ажилтан; ажилтн; ажилчин");

/** Whether one of the parties works for the other as an employee. */
export const isForWork = (draft: Draft): boolean => roleNames(draft).some(isWorker);

/** Whether a role is that of somebody who works for the other. */
export function isWorker(role: string): boolean {
  return (["en", "ru", "mn"] as const).some((language) => WORKER[language]?.test(role));
}
