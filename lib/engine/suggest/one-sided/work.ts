import { words } from "../../positions/words";
import type { Draft } from "../draft";
import { roleNames } from "../opposites/sides";

const WORKER = words("employee; worker; executive", "работник; сотрудник", "ажилтан; ажилтн; ажилчин");

/** Whether one of the parties works for the other as an employee. */
export function isForWork(draft: Draft): boolean {
  return roleNames(draft).some((role) => (["en", "ru", "mn"] as const).some((language) => WORKER[language]?.test(role)));
}
