/** A process that sends this morning's letters round after round, until it is ended from outside. */
import { remindEverybody } from "@/lib/deadlines/reminders";

process.once("disconnect", () => process.exit());
void goOn(); // `reminders.test.ts` is the only one that starts this program

async function goOn(): Promise<never> {
  for (;;) {
    const letters = await remindEverybody();
    process.send?.({ letters });
  }
}
