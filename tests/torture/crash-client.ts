/** A client that goes on saving, uploading, accepting, inviting and commenting until the server dies under it. */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Acknowledged } from "./history";
import type { Chance } from "./random";
import type { Answer, RestClient } from "./rest-client";

/** A request that was not answered: sent again with the same key after the crash. */
type Pending = { path: string; body: object; key: string; acknowledge: (answer: NonNullable<Answer>) => Acknowledged };

export type CrashClient = {
  /** Works until `isOver` or until no answer comes. */
  work: (isOver: () => boolean) => Promise<void>;
  /** Repeats what the crash left without an answer. */
  repeatPending: () => Promise<void>;
};

type Setting = {
  client: RestClient;
  /** A contract of its own, and one of all. */ contractIds: readonly string[];
  chance: Chance;
  acknowledged: Acknowledged[];
  refusals: string[];
};

const newMarker = () => `marker-${randomUUID()}`;
/** Open places make the assistant suggest something in every version. */
export const textWith = (marker: string) =>
  `<p>${marker}</p><p>The Seller shall deliver the goods to [insert address] by [insert date] for [insert amount].</p>`;

export function crashClient({ client, contractIds, chance, acknowledged, refusals }: Setting): CrashClient {
  let pending: Pending | null = null;

  /** @returns false when there was no answer: the server is gone */
  async function ask(request: Pending): Promise<boolean> {
    pending = request;
    const answer = await client.call("POST", request.path, request.body, { "Idempotency-Key": request.key });
    if (answer === null) return false;
    if (answer.status === 201 || answer.status === 202) acknowledged.push(request.acknowledge(answer));
    else if (![404, 409].includes(answer.status))
      refusals.push(`${request.path} ${answer.status} ${String(answer.body["code"])}`);
    pending = null;
    return true;
  }

  const save = () => {
    const [contractId, marker] = [chance.pick(contractIds), newMarker()];
    return ask({
      path: `/contracts/${contractId}/versions`,
      body: { content: textWith(marker) },
      key: randomUUID(),
      acknowledge: ({ body }) => ({ kind: "version", contractId, marker, ...versionIn(body) }),
    });
  };

  const restore = async () => {
    const contractId = chance.pick(contractIds);
    const listed = await client.call("GET", `/contracts/${contractId}/versions?fields=summary&limit=5`);
    if (listed === null) return false;
    const versions = listed.body["items"] as { id: string }[];
    return ask({
      path: `/contracts/${contractId}/versions/${chance.pick(versions).id}/restore`,
      body: {},
      key: randomUUID(),
      acknowledge: ({ body }) => ({ kind: "version", contractId, marker: null, ...versionIn(body) }),
    });
  };

  const accept = async () => {
    const [contractId, marker] = [chance.pick(contractIds), newMarker()];
    const listed = await client.call("GET", `/suggestions/${contractId}`);
    if (listed === null) return false;
    const suggestion = (listed.body["suggestions"] as { id: string }[] | undefined)?.[0];
    if (!suggestion) return true; // not analysed yet
    const body = { suggestionId: suggestion.id, cacheId: listed.body["cacheId"], updatedContent: textWith(marker) };
    return ask({
      path: `/suggestions/${contractId}/accept`,
      body,
      key: randomUUID(),
      acknowledge: ({ body: version }) => ({
        kind: "accepted",
        contractId,
        marker,
        suggestionId: suggestion.id,
        ...versionIn(version),
      }),
    });
  };

  const invite = () => {
    const [contractId, email] = [contractIds[0] ?? "", `${randomUUID()}@example.com`];
    return ask({
      path: `/contracts/${contractId}/collaborators`,
      body: { email, role: "reviewer" },
      key: randomUUID(),
      acknowledge: ({ body }) => ({ kind: "invited", contractId, invitationId: String(body["id"]), email }),
    });
  };

  const comment = () => {
    const [contractId, text] = [chance.pick(contractIds), newMarker()];
    return ask({
      path: `/contracts/${contractId}/comment`,
      body: { text, location: "Clause 1" },
      key: randomUUID(),
      acknowledge: ({ body }) => ({ kind: "commented", contractId, commentId: String(body["id"]), text }),
    });
  };

  const upload = async () => {
    const started = await client.call("POST", "/files/presigned-url", {
      filename: "lease.txt",
      contentType: "text/plain",
    });
    if (started?.status !== 201) return started !== null;
    const fileId = String(started.body["fileId"]);
    const bytes = new TextEncoder().encode(`LEASE ${newMarker()}\n\n1. The Tenant shall pay rent to [insert name].\n`);
    const put = await client.put(String(started.body["uploadUrl"]), bytes);
    if (put === null) return false;
    if (put.status >= 300) return true;
    acknowledged.push({ kind: "file", fileId, sha256: createHash("sha256").update(bytes).digest("hex") });
    return ask({
      path: "/contracts/upload",
      body: { name: "Lease", type: "Other", fileId },
      key: randomUUID(),
      acknowledge: ({ body }) => ({ kind: "uploaded", contractId: String(body["id"]), fileId }),
    });
  };

  const kinds = [save, save, save, restore, accept, accept, invite, comment, upload];
  return {
    work: async (isOver) => {
      while (!isOver() && (await chance.pick(kinds)())) await pause(chance.between(1, 25));
    },
    repeatPending: async () => {
      if (pending && !(await ask(pending))) throw new Error("the restarted server does not answer");
    },
  };
}

function versionIn(body: Record<string, unknown>): { versionId: string; versionNumber: number } {
  return { versionId: String(body["id"]), versionNumber: Number(body["versionNumber"]) };
}
