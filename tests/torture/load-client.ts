/**
 * One of many who use the app at once, each as a person would: reads, searches, saves, asks, exports, and signs in and
 * out.
 */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { textWith } from "./crash-client";
import type { Acknowledged } from "./history";
import type { Chance } from "./random";
import type { Answer, RestClient } from "./rest-client";

/** What was sent, and what came of it. */
export type Done = { what: string; answer: Answer; tookMs: number };
export type LoadSetting = {
  client: RestClient;
  /** Some of its own, and one that it shares. */ contractIds: readonly string[];
  chance: Chance;
  acknowledged: Acknowledged[];
  tell: (done: Done) => void;
};

/** Between two deeds of one client, in milliseconds. */
const REST_MS = [200, 1_500] as const;
const QUESTIONS = ["When does it end?", "Who pays for what?", "What must the Seller deliver?"];

/** Goes on until `isOver`. */
export async function useApp(setting: LoadSetting, isOver: () => boolean): Promise<void> {
  const actions = weighActions(setting);
  while (!isOver()) {
    await setting.chance.pick(actions)();
    await pause(setting.chance.between(...REST_MS));
  }
}

type Action = () => Promise<unknown>;

/** A deed stands here as often as it is done: more is read than written, and exports and log-ins are rare. */
function weighActions(setting: LoadSetting): Action[] {
  const { client, chance } = setting;
  const contract = () => chance.pick(setting.contractIds);
  const ask = asker(setting);
  const list = () => ask("list", () => client.call("GET", "/contracts"));
  const search = () =>
    ask("search", () => client.call("GET", `/contracts?q=${chance.pick(["seller", "lease", "marker", "nowhere"])}`));
  const open = () => ask("open", () => client.call("GET", `/contracts/${contract()}`));
  const suggestions = () => ask("suggestions", () => client.call("GET", `/suggestions/${contract()}`));
  const find = () =>
    ask("find", () =>
      client.call("POST", `/contracts/${contract()}/find`, { category: chance.pick(["parties", "obligations"]) }),
    );
  const summarize = () => ask("summarize", () => client.call("GET", `/contracts/${contract()}/summarize`));
  const chat = () =>
    ask("chat", () =>
      client.call("POST", `/contracts/${contract()}/chat`, { message: chance.pick(QUESTIONS), history: [] }),
    );
  const download = () =>
    ask("export", () => client.download(`/contracts/${contract()}/export?format=${chance.pick(["pdf", "docx"])}`));
  const signInAndOut = async () => {
    const session = await ask("sign in", client.signIn);
    if (session?.status === 200)
      await ask("sign out", () =>
        client.call("POST", "/auth/logout", undefined, {
          authorization: `Bearer ${String(session.body["access_token"])}`,
        }),
      );
  };
  const { save, comment, upload } = makeWrites(setting);
  return [
    list,
    list,
    list,
    search,
    search,
    open,
    open,
    open,
    save,
    save,
    save,
    comment,
    comment,
    () => compare(setting),
    () => compare(setting),
    suggestions,
    suggestions,
    find,
    summarize,
    chat,
    upload,
    download,
    signInAndOut,
  ];
}

/** What is acknowledged here must be there at the end. */
function makeWrites(setting: LoadSetting): { save: Action; comment: Action; upload: Action } {
  const { client, chance, acknowledged } = setting;
  const contract = () => chance.pick(setting.contractIds);
  const ask = asker(setting);
  return {
    save: async () => {
      const [contractId, marker] = [contract(), `marker-${randomUUID()}`];
      const answer = await ask("save", () =>
        client.call("POST", `/contracts/${contractId}/versions`, { content: textWith(marker) }),
      );
      if (answer?.status === 201)
        acknowledged.push({
          kind: "version",
          contractId,
          marker,
          versionId: String(answer.body["id"]),
          versionNumber: Number(answer.body["versionNumber"]),
        });
    },
    comment: async () => {
      const [contractId, text] = [contract(), `marker-${randomUUID()}`];
      const answer = await ask("comment", () =>
        client.call("POST", `/contracts/${contractId}/comment`, { text, location: "Clause 1" }),
      );
      if (answer?.status === 201)
        acknowledged.push({ kind: "commented", contractId, commentId: String(answer.body["id"]), text });
    },
    upload: async () => {
      const place = await ask("place for a file", () =>
        client.call("POST", "/files/presigned-url", { filename: "lease.txt", contentType: "text/plain" }),
      );
      if (place?.status !== 201) return;
      const bytes = new TextEncoder().encode(
        `LEASE ${randomUUID()}\n\n1. The Tenant shall pay rent to [insert name].\n`,
      );
      const put = await ask("send a file", () => client.put(String(place.body["uploadUrl"]), bytes));
      if (put === null || put.status >= 300) return;
      const fileId = String(place.body["fileId"]);
      acknowledged.push({ kind: "file", fileId, sha256: createHash("sha256").update(bytes).digest("hex") });
      const made = await ask("upload", () =>
        client.call("POST", "/contracts/upload", { name: "Lease", type: "Other", fileId }),
      );
      if (made?.status === 201) acknowledged.push({ kind: "uploaded", contractId: String(made.body["id"]), fileId });
    },
  };
}

/** The last two versions of a contract, if there are two. */
async function compare(setting: LoadSetting): Promise<void> {
  const { client, chance } = setting;
  const contractId = chance.pick(setting.contractIds);
  const ask = asker(setting);
  const versions = await ask("versions", () =>
    client.call("GET", `/contracts/${contractId}/versions?fields=summary&limit=2`),
  );
  const [newer, older] = (versions?.body["items"] as { id: string }[] | undefined) ?? []; // a list of versions, newest first
  if (newer && older)
    await ask("compare", () => client.call("GET", `/contracts/${contractId}/versions/${older.id}/diff/${newer.id}`));
}

function asker({ tell }: LoadSetting) {
  return async (what: string, send: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    const answer = await send();
    tell({ what, answer, tookMs: performance.now() - start });
    return answer;
  };
}
