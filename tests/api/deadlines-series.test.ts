import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ContractGrant } from "@/lib/access/contract-grant";
import { analyzeContract } from "@/lib/assistant/suggestions/analysis";
import { changeDeadline } from "@/lib/deadlines/changing";
import { deadlinesOfContract } from "@/lib/deadlines/deadlines";
import { moveSeriesOn, readDeadlines } from "@/lib/deadlines/reading";
import { clock } from "@/lib/platform/clock";
import { createContract, person } from "../support/factories";

const HTML =
  "<h1>LEASE AGREEMENT</h1><p>This Lease Agreement is made on 12 January 2026 between Khangai Foods JSC (the Landlord) and Steppe Freight LLC (the Tenant).</p><h2>2. Term</h2><p>2.1 This Agreement shall commence on 12 January 2026 and shall continue in full force until 30 June 2026.</p><h2>3. Rent</h2><p>3.1 The Tenant shall pay the rent of USD 900 not later than the 5th day of each month.</p><p>3.2 The Tenant shall pay the deposit of USD 1,800 by 20 January 2026.</p>";

/** A contract read on a day; `list` gives its payments on another. */
async function leaseReadOn(today: string) {
  const now = vi.spyOn(clock, "now");
  onTestFinished(() => void vi.restoreAllMocks());
  const isNow = (day: string) => now.mockReturnValue(new Date(`${day}T04:00:00Z`));
  isNow(today);
  const owner = await person("Owner");
  const { contractId } = await createContract(owner, { html: HTML });
  await analyzeContract(ContractGrant.forJob(contractId), readDeadlines);
  const payments = async () =>
    (await deadlinesOfContract(owner.actor, contractId)).filter(({ kind }) => kind === "payment");
  const rent = async () => (await payments()).find(({ repeat }) => repeat !== null);
  return { owner, contractId, isNow, payments, rent };
}

describe("a rent that comes again", () => {
  test("is kept with its next day, its last one once the contract is over, and moves on until answered (B-27.15)", async () => {
    const { isNow, rent, owner, contractId } = await leaseReadOn("2026-03-17");
    expect((await rent())?.date).toBe("2026-04-05");

    isNow("2026-05-20");
    expect(await moveSeriesOn()).toBe(1);
    expect(await moveSeriesOn()).toBe(0);
    const moved = await rent();
    expect(moved?.date).toBe("2026-06-05");

    await changeDeadline(owner.actor, { contractId, deadlineId: moved?.id ?? "" }, { state: "confirmed" });
    isNow("2026-06-20");
    expect(await moveSeriesOn()).toBe(0);
    expect((await rent())?.date).toBe("2026-06-05");

    const over = await leaseReadOn("2027-02-01");
    expect((await over.rent())?.date).toBe("2026-06-05");
  });

  test("is called by the words of its clause, as what is paid once is (B-27.10)", async () => {
    const { payments } = await leaseReadOn("2026-01-13");
    const titles = (await payments()).map(({ title }) => title);
    expect(titles).toContain("Payment is due: The Tenant shall pay the deposit of USD 1,800 by 20 January 2026");
    expect(titles).toContain(
      "Payment is due: The Tenant shall pay the rent of USD 900 not later than the 5th day of each month",
    );
  });
});
