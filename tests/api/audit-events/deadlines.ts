/** What is told of dates and duties. */
import { expect } from "vitest";
import { DELETE as remove, PATCH as change } from "@/app/api/contracts/[contractId]/deadlines/[deadlineId]/route";
import { POST as add } from "@/app/api/contracts/[contractId]/deadlines/route";
import { localDay } from "@/lib/dates";
import { recordDueDates } from "@/lib/deadlines/reminders";
import { asked, on, SECRET_WORDS, type Row, type World } from "./stage";

const DATE = "2027-05-31";
const added = async (who: World) =>
  (await (await asked(add, who.reviewer, 201, on(who, { title: SECRET_WORDS, date: DATE }))).json()) as { id: string };
const at = ({ contractId }: World, { id }: { id: string }) => ({ params: { contractId, deadlineId: id } });

/** A change that leaves one event, behind others that lead to it. */
function changed(action: Row["action"], ...bodies: object[]): Row {
  return {
    action,
    chain: "contract",
    by: "manager",
    detail: { deadlineId: expect.any(String), kind: "other", date: DATE },
    act: async (who) => {
      const one = await added(who);
      for (const body of bodies) await asked(change, who.manager, 200, { method: "PATCH", ...at(who, one), body });
    },
  };
}

export const DEADLINE_ROWS: Row[] = [
  {
    action: "deadline.due",
    chain: "contract",
    by: null,
    detail: { deadlineId: expect.any(String), kind: "other", date: localDay(new Date()) },
    act: async (who) => {
      await asked(add, who.reviewer, 201, on(who, { title: SECRET_WORDS, date: localDay(new Date()) }));
      await recordDueDates();
    },
  },
  {
    action: "deadline.added",
    chain: "contract",
    by: "reviewer",
    detail: { deadlineId: expect.any(String), kind: "other", date: DATE },
    act: added,
  },
  changed("deadline.confirmed", { state: "confirmed" }),
  changed("deadline.changed", { note: SECRET_WORDS }),
  changed("deadline.done", { state: "done" }),
  changed("deadline.dismissed", { state: "dismissed" }),
  changed("deadline.reopened", { state: "done" }, { state: "confirmed" }),
  {
    action: "deadline.deleted",
    chain: "contract",
    by: "manager",
    detail: { deadlineId: expect.any(String), kind: "other", date: DATE },
    act: async (who) => asked(remove, who.manager, 204, { method: "DELETE", ...at(who, await added(who)) }),
  },
];
