/** Chapter 23: running it. */
import { api, integration, mainJob, restart, sessions, torture, unit } from "../files";
import { testsIn, type Proofs } from "../proof";

const backup = (title: string) => integration("backup/backup")("a backup from ${testDatabase}", title);
const restore = (title: string) => integration("backup/restore")("a restore on ${testDatabase}", title);
const verify = (title: string) => integration("backup/verify")("verify on ${testDatabase}", title);
const fullDisk = (title: string) => integration("disk-full")("a full disk (root only: mounts one)", title);
const migrate = (title: string) => integration("migrate")("migrate on ${testDatabase}", title);

export const running: Proofs = {
  "B-23.1": [
    mainJob("a PDF from sign-up to export"),
    api("password")(
      "a forgotten password",
      "sends a file into the outbox where there is no mail service, and the log names it",
    ),
    unit("platform/storage/vercel-blob")("bytes are written under their key, privately"),
    unit("assistant/openai/engine")("settings", "need a key or a base URL, and either is enough"),
  ],
  "B-23.2": [
    unit("platform/mail/smtp")("a letter arrives as it is, in letters of any script, with its id"),
    unit("platform/mail/smtp")(
      "TLS from the start, and STARTTLS where the server offers it; a certificate of nobody known is refused",
    ),
    api("outgoing-mail")("where no mail service is set", "a letter is sent by the service that was set since"),
  ],
  "B-23.3": [
    testsIn("tests/spec/local-port.test.ts")(
      "without a wish for another one, the app is served at port 3000 of the local machine",
    ),
  ],
  "B-23.4": [
    unit("server/listening")("with HOST as %j this machine is answered, and nobody who comes by the network"),
    unit("server/listening")("with HOST as every interface both are"),
  ],
  "B-23.5": [
    sessions("a server that others can reach does not start with a weak secret, and says how to make one"),
    unit("platform/secret-strength")(
      "where others can reach the app, a secret is refused that",
      "%s, with how to make one",
    ),
  ],
  "B-23.6": [unit("setup/supervise")("settings that can't be used end a start before anything is built, in one line")],
  "B-23.7": [
    unit("setup/supervise")("a server that died", "is started again, with growing pauses, and it is said"),
    unit("setup/supervise")("a server that died", "for its settings is not started again"),
    restart("a server whose words nobody reads any more starts and answers"),
  ],
  "B-23.8": [
    unit("server/one-server")(
      "a second server of one file is refused, and told of the first; behind its crash the next one starts at once",
    ),
  ],
  "B-23.9": [
    torture("crash")(
      "a server that is killed again and again, on ${testDatabase}",
      "loses nothing that it had acknowledged; and a write that is lost all the same is found",
    ),
    torture("concurrency")(
      "4 clients with 10 changes each to one contract, on ${testDatabase}",
      "lose no update; each is stored once, or refused with the version that won",
    ),
    torture("parts")("a database that another program holds makes savers wait, and then all are served"),
    torture("parts")("a storage that is gone is told as such, and uploads go on when it is back"),
    torture("parts")(
      "a full disk is told as such, leaves nothing half-written, and all goes on when there is room (root only: mounts one)",
    ),
    torture("parts")("a database that refuses is told as such, and all goes on when it is back"),
  ],
  "B-23.10": [
    fullDisk("keeps a reserve of real bytes while there is room"),
    fullDisk("lets people sign in, read, export and delete; refuses what adds, and tells health"),
    fullDisk("works again by itself when there is room, and takes the reserve again"),
  ],
  "B-23.11": [
    backup("is of one moment, whatever is written and deleted while it is made"),
    backup('restored to ${ROUTE.join(", then ")} has every row and every file, equal by hash'),
    restore("refuses an installation that somebody uses, and leaves it as it is"),
    restore("killed at ${2 + MORE_MOMENTS} moments leaves nothing in the database, and is run again"),
    testsIn("tests/e2e/backup.spec.ts")("people sign in, open, download and go on editing on what was restored"),
  ],
  "B-23.12": [
    verify("finds each single bit that is flipped in a file"),
    verify("finds each single bit that is flipped in a version's text"),
    verify("finds that version %i was deleted"),
    verify("finds two versions that changed places, a version put in, and a hash taken away"),
    verify("finds a changed event of the audit trail"),
  ],
  "B-23.13": [
    migrate("applies what is pending, in order and once"),
    migrate("refuses a database that is newer than the program"),
    integration("migrations-interrupted")(
      "the migration %s on ${testDatabase}",
      "cut off behind each of its statements leaves what was there, and is then run to the end",
    ),
    integration("migrations-interrupted")(
      "the migration %s on ${testDatabase}",
      "is applied once by four nodes that start at once",
    ),
  ],
  "B-23.14": [unit("setup/secrets")("secrets", "are made once, long, and for the owner's eyes only")],
  "B-23.15": [
    unit("platform/private-folder")(
      "a new database is private from its first moment, with its journal, whatever the folder was",
    ),
    unit("platform/private-folder")("stored files and outgoing mail are made so"),
    unit("platform/private-folder")(
      "a server sees to its own data folder when it starts, and leaves what others keep there",
    ),
  ],
  "B-23.16": [
    unit("assistant/openai/engine")("the log names engine, host and outcome, and no word of anybody's"),
    api("assistant-model")("a model that is away", "leaves no word of the contract in the log"),
  ],
  "B-23.17": [
    unit("platform/model-address")("a model's base URL", "is refused where it leads to a machine's own secrets: %s"),
    unit("platform/model-address-fuzz")("link-local IPv6 is refused, whatever follows"),
  ],
  "B-23.18": [
    torture("mail")(
      "a mail service that is away, on ${testDatabase}",
      "for good is given up after a day, and the letter stays in the outbox",
    ),
    torture("mail")("a letter that the service will not take is given up after three tries and holds up no other"),
  ],
  "B-23.19": [
    integration("finished-jobs")(
      "done jobs go after a day, given up ones after a month, and what waits stays however old it is",
    ),
  ],
};
