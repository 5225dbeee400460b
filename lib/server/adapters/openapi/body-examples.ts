/** Bodies whose fields depend on each other, which no example made of the schema alone would get right. Client-safe. */
import { EXAMPLE_ID } from "./example-values";

/** By call, such as `POST /contracts/[contractId]/signed`. */
export const BODY_EXAMPLES: Readonly<Record<string, object>> = {
  "POST /contracts/[contractId]/deadlines": { kind: "payment", title: "Rent", date: "2026-03-02", remindDays: [7, 1] },
  "PATCH /contracts/[contractId]/deadlines/[deadlineId]": { state: "confirmed", date: "2026-03-02" },
  "POST /contracts/[contractId]/rounds/[roundId]/decide": {
    accept: ["1", "2"],
    reject: ["3"],
    baseVersionId: EXAMPLE_ID,
  },
  "POST /contracts/[contractId]/rounds/send": { deliver: "mail", to: ["them@example.com"], message: "Our draft." },
  "POST /contracts/[contractId]/save-as-template": { name: "Lease of an office" },
  "POST /contracts/[contractId]/signed": { fileIds: [EXAMPLE_ID], signedOn: "2026-03-02", signedBy: "Anna, Bat" },
  "PATCH /webhooks/[webhookId]": { url: "https://hooks.example.com/in", events: ["version.saved"], isOn: true },
  "POST /guest/[token]/replies": {
    replyId: EXAMPLE_ID,
    name: "O. Bayar",
    changes: [{ start: 0, before: "15 days", after: "30 days" }],
    comments: [{ text: "Thirty days, please." }],
  },
  "POST /verify": { sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
  "POST /suggestions/[contractId]/accept": { suggestionId: EXAMPLE_ID, cacheId: EXAMPLE_ID },
  "POST /webhooks": { url: "https://hooks.example.com/in", events: ["version.saved", "round.received"] },
};
