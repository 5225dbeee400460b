/** An end that a contract hasn't is told in the reader's language, whatever the contract's is (B-29.7). */
import { beforeEach, expect, test } from "vitest";
import { answersListed } from "@/lib/portfolio/cells/listed";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { resetDatabase } from "../support/database";
import { createContract, person } from "../support/factories";

beforeEach(resetDatabase);

test.each([
  ["mn", "<h1>ХӨДӨЛМӨРИЙН ГЭРЭЭ</h1><p>1. Гэрээний хугацаа</p><p>1.1 Энэ гэрээг хугацаагүй байгуулав.</p>", true],
  [
    "ru",
    "<h1>ДОГОВОР ПОСТАВКИ</h1><p>1. Срок действия</p><p>1.1 Настоящий договор является бессрочным и вступает в силу с 1 марта 2026 года.</p>",
    true,
  ],
  ["en", "<h1>LEASE</h1><p>1. Term</p><p>1.1 This Agreement ends on 31 December 2027.</p>", undefined],
])("a contract in %s without an end says so as a figure of its own (B-29.7)", async (_, html, isEndless) => {
  const owner = await person("Owner");
  const { contractId } = await createContract(owner, { html });
  await runDueJobs(jobHandlers, jobGivenUp);
  const columns = ["fact:expiration_date", "fact:term"];
  const cells = (await answersListed(owner.actor, [contractId], columns)).get(contractId);
  const said = columns.map((id) => cells?.[id]?.value?.isEndless);
  expect(said.includes(true)).toBe(isEndless === true);
});
