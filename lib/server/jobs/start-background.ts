import "server-only";
import { ContractGrant } from "@/lib/access/contract-grant";
import { localDay } from "@/lib/dates";
import { recordDueDates, remindEverybody } from "@/lib/deadlines/reminders";
import { isSetupCodeNeeded, setupCode } from "@/lib/people/accounts/administration/setup-code";
import { keepMissingNameKeys } from "@/lib/contracts/contract-store";
import { contractsWithoutSearchText } from "@/lib/contracts/list/listed-store";
import { indexContract } from "@/lib/contracts/list/searching";
import { keepMissingWords } from "@/lib/contracts/list/word-index-store";
import { registerOldContracts } from "@/lib/counterparties/registering";
import { keepOldTexts } from "@/lib/contracts/versions/version-texts";
import { rereadInForce } from "@/lib/families/keeping";
import { moveSeriesOn, readOldDeadlines, renewDeadlines } from "@/lib/deadlines/reading";
import { openImap } from "@/lib/inbox/imap";
import { watchMailbox } from "@/lib/inbox/watching";
import { giveUpAllClaims } from "@/lib/platform/answers-store";
import { clock } from "@/lib/platform/clock";
import { serverEnding } from "@/lib/platform/ending";
import { env } from "@/lib/platform/env";
import { guardDisk, isDiskFull } from "@/lib/platform/disk-reserve";
import { RUNNERS, type Lane } from "@/lib/platform/jobs/lanes";
import { runDueJobs, takeOverAllLocks } from "@/lib/platform/jobs/queue";
import { log } from "@/lib/platform/log";
import { sendCheckUps } from "@/lib/since/check-up";
import { jobGivenUp, jobHandlers } from "./handlers";
import { readOldLanguages } from "@/lib/assistant/languages/languages";
import { keepOldAnswers } from "@/lib/assistant/review/reviews";
import { countOldTexts, sealOldRows } from "./old-rows";
import { tidyHourly } from "./tidy";
import { storage } from "@/lib/platform/storage/storage";

const REST_MS = 500;
/** Jobs that use disk space wait while it is full; cleaning up and mail continue. */
const FILLING: readonly Lane[] = ["quick", "slow", "scans", "model", "inbox"];
const LANES = Object.keys(RUNNERS) as Lane[]; // the table's own keys

/** Starts the embedded worker, which runs as long as the process. Resumes unfinished work of an earlier process. */
async function startWorker(): Promise<void> {
  if (!env.isPostgres) {
    await takeOverAllLocks();
    await giveUpAllClaims();
  }
  for (const lane of LANES) for (let runner = 0; runner < RUNNERS[lane]; runner += 1) void loop(lane);
  tidyHourly();
  remindMornings();
  watchInbox();
  log.info("worker.started", RUNNERS);
}

/** As long as the process lives; does nothing where no mail comes in. */
function watchInbox(): void {
  const url = env.MAIL_IN_IMAP_URL;
  if (url !== undefined) void watchMailbox(() => openImap(url), serverEnding.signal);
}

async function loop(lane: Lane): Promise<never> {
  for (;;) {
    try {
      if (!(FILLING.includes(lane) && isDiskFull())) await runDueJobs(jobHandlers, jobGivenUp, lane);
    } catch (cause) {
      log.error("worker.round-failed", cause); // the database may be down; the next round retries
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}

export async function startBackground(): Promise<void> {
  await guardDisk();
  void tellSetupCode().catch((cause: unknown) => log.error("setup.code-not-told", cause));
  void checkStorage();
  if (env.JOB_RUNNER === "embedded") await startWorker();
  void keyOldNames().catch((cause: unknown) => log.error("list.keys-failed", cause)); // the next start continues
  void indexOldContracts().catch((cause: unknown) => log.error("search.indexing-failed", cause)); // likewise
  void countOldTexts().catch((cause: unknown) => log.error("usage.counting-failed", cause)); // likewise
  void keepOldTexts().catch((cause: unknown) => log.error("version.texts-failed", cause)); // likewise
  void readOldDeadlines().catch((cause: unknown) => log.error("deadlines.reading-failed", cause)); // likewise
  void keepOldAnswers().catch((cause: unknown) => log.error("answers.keeping-failed", cause)); // likewise
  void registerOldContracts().catch((cause: unknown) => log.error("counterparties.registering-failed", cause)); // likewise
  void readOldLanguages().catch((cause: unknown) => log.error("languages.reading-failed", cause)); // likewise
  void sealOldRows().catch((cause: unknown) => log.error("seal.failed", cause)); // likewise
}

/** Tells whoever starts a server reachable by others the code for its first account, which becomes administrator. */
async function tellSetupCode(): Promise<void> {
  if (await isSetupCodeNeeded())
    log.info("setup.code", { setupCode: setupCode(), registerAt: new URL("/register", env.publicUrl).href });
}

/** Until done, lists containing such a contract are sorted by name in memory. */
async function keyOldNames(): Promise<void> {
  while (await keepMissingNameKeys());
}

/** Makes contracts older than the search searchable, one after the other, while people work. */
async function indexOldContracts(): Promise<void> {
  for (const { id } of await contractsWithoutSearchText()) await indexContract(ContractGrant.forJob(id));
  while (await keepMissingWords()); // until then their texts are scanned
}

/** No file has this name. */
const NO_FILE = "originals/none";

/**
 * Asks for a file that isn't there, so that the log names a wrong key, region or bucket at the start and not when
 * somebody uploads. The server starts anyway: the service may be away for the moment.
 */
export async function checkStorage(): Promise<void> {
  try {
    await storage.read(NO_FILE, 1);
  } catch (cause) {
    log.error("storage.not-reached", cause, { filesIn: env.filesIn });
  }
}

const ROUND_MS = 5 * 60_000;

/**
 * Checks every few minutes for whom it is morning and which dates have come, and once a day which contracts have
 * renewed, as long as the process lives; safe on every node. The next round makes up for one that fails or is skipped.
 */
function remindMornings(): void {
  let renewedOn = "";
  const renew = async () => {
    const today = localDay(clock.now());
    if (renewedOn === today) return;
    const contracts = await renewDeadlines();
    await moveSeriesOn();
    await rereadInForce();
    renewedOn = today;
    if (contracts > 0) log.info("deadlines.renewed", { contracts });
  };
  const remind = async () => {
    const letters = await remindEverybody();
    if (letters > 0) log.info("reminders.queued", { letters });
  };
  const checkUp = async () => {
    const letters = await sendCheckUps();
    if (letters > 0) log.info("check-ups.queued", { letters });
  };
  const round = () =>
    void renew()
      .catch((cause: unknown) => log.error("deadlines.renewing-failed", cause)) // still send reminders
      .then(recordDueDates)
      .catch((cause: unknown) => log.error("deadlines.due-failed", cause)) // likewise
      .then(remind)
      .catch((cause: unknown) => log.error("reminders.round-failed", cause)) // likewise
      .then(checkUp)
      .catch((cause: unknown) => log.error("check-ups.round-failed", cause));
  round();
  setInterval(round, ROUND_MS).unref();
}
