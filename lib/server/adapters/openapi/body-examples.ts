/** Bodies whose fields depend on each other, which no example made of the schema alone would get right. Client-safe. */
import { EXAMPLE_ID } from "./example-values";

/** By call, such as `POST /contracts/[contractId]/signed`. */
export const BODY_EXAMPLES: Readonly<Record<string, object>> = {
  "POST /contracts/[contractId]/deadlines": { kind: "payment", title: "Rent", date: "2026-03-02", remindDays: [7, 1] },
  "PATCH /contracts/[contractId]/deadlines/[deadlineId]": { state: "confirmed", date: "2026-03-02" },
  "POST /contracts/[contractId]/notices": {
    kind: "nonRenewal",
    deadlineId: EXAMPLE_ID,
    right: "confirmed",
    recipient: "Tuul Estate LLC",
    dueOn: "2026-12-01",
    signatory: "B. Sarnai, Director",
    authority: "under the Charter",
    versionId: EXAMPLE_ID,
    title: "Notice of non-renewal",
    text: "We hereby give notice that we do not renew the contract.",
  },
  "POST /contracts/[contractId]/notices/[noticeId]/proofs": { fileIds: [EXAMPLE_ID] },
  "POST /contracts/[contractId]/notices/[noticeId]/send": {
    how: "posted",
    way: "registered",
    sentOn: "2026-11-24",
    tracking: "RR123456789MN",
    fileIds: [EXAMPLE_ID],
  },
  "POST /contracts/[contractId]/rounds/[roundId]/decide": {
    accept: ["1", "2"],
    reject: ["3"],
    baseVersionId: EXAMPLE_ID,
  },
  "POST /contracts/[contractId]/rounds/send": { deliver: "mail", to: ["them@example.com"], message: "Our draft." },
  "POST /contracts/[contractId]/save-as-template": { name: "Lease of an office" },
  "POST /contracts/[contractId]/signed": { fileIds: [EXAMPLE_ID], signedOn: "2026-03-02", signedBy: "Anna, Bat" },
  "POST /contracts/[contractId]/signing": {
    versionId: EXAMPLE_ID,
    signers: [
      { name: "Anna", email: "anna@example.com" },
      { name: "Bat", email: "bat@example.net" },
    ],
    inOrder: true,
  },
  "PUT /admin/signing": {
    provider: "docuseal",
    baseUrl: "https://api.docuseal.com",
    token: "docuseal-token",
    webhookSecret: "whsec_of_DocuSeal",
  },
  "PATCH /webhooks/[webhookId]": { url: "https://hooks.example.com/in", events: ["version.saved"], isOn: true },
  "POST /guest/[token]/replies": {
    replyId: EXAMPLE_ID,
    name: "O. Bayar",
    changes: [{ start: 0, before: "15 days", after: "30 days" }],
    comments: [{ text: "Thirty days, please." }],
  },
  "PUT /contracts/[contractId]/since/references/[key]": {
    isWatched: true,
    add: { day: "2026-10-01", words: "New edition of 2026" },
  },
  "PUT /deadlines/reminders": { isOn: true, timeZone: "Asia/Ulaanbaatar", isCheckUpOn: true, checkUpDay: "01-15" },
  "POST /verify": { sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
  "POST /suggestions/[contractId]/accept": { suggestionId: EXAMPLE_ID, cacheId: EXAMPLE_ID },
  "POST /webhooks": { url: "https://hooks.example.com/in", events: ["version.saved", "round.received"] },
};
