/** Attacks that make others wait their turn. */
import { setTimeout as pause } from "node:timers/promises";
import { longLeasePdf } from "@/tests/support/documents";
import type { AppServer } from "@/tests/support/server";
import { newClient, type RestClient } from "../rest-client";
import { timed } from "./noticed";
import type { Shown } from "./shown";

const SLOW_FILES = 12;
const SLOW_PAGES = 300;
const MOST_OTHER_S = 10;

/** Twelve long PDFs of one account, and then one page of another's. */
export async function slowFilesOfOne(app: AppServer): Promise<Shown> {
  const [many, other] = [await newClient(() => app.url, "Many"), await newClient(() => app.url, "Other")];
  const [long, short] = [await longLeasePdf(SLOW_PAGES), await longLeasePdf(1)];
  const alone = await timed(async () => await awaitReading(other, await begun(other, short)));
  const slow: string[] = [];
  for (let index = 0; index < SLOW_FILES; index += 1) slow.push(await begun(many, long));
  const last = await many.call("GET", `/contracts/${slow.at(-1)}/status`);
  const beside = await timed(async () => await awaitReading(other, await begun(other, short)));
  const all = await timed(async () => {
    for (const id of slow) await awaitReading(many, id);
  });
  return {
    figures: `${SLOW_FILES} x ${SLOW_PAGES} pages; another's page read in ${beside.seconds} s (${alone.seconds} alone); the twelve after ${all.seconds} s more; ${String(last?.body["ahead"])} were before the last`,
    faults: beside.seconds > MOST_OTHER_S ? [`another's page took ${beside.seconds} s`] : [],
  };
}

async function begun(client: RestClient, pdf: Buffer): Promise<string> {
  const place = await client.call("POST", "/files/presigned-url", {
    filename: "lease.pdf",
    contentType: "application/pdf",
  });
  await client.put(String(place?.body["uploadUrl"]), pdf);
  const body = { fileId: place?.body["fileId"], name: "Lease", type: "Lease Agreement" };
  const made = await client.call("POST", "/contracts/upload", body);
  if (made?.status !== 201) throw new Error(`No contract: ${JSON.stringify(made)}`);
  return String(made.body["id"]);
}

async function awaitReading(client: RestClient, id: string): Promise<void> {
  for (;;) {
    const answer = await client.call("GET", `/contracts/${id}/status`);
    if (answer?.body["status"] !== "processing") return;
    await pause(100);
  }
}

const REGISTRATIONS = 200;
const MOST_LIST_S = 2;

/** Two hundred accounts at once, each with an Idempotency-Key, while somebody reads a list. */
export async function keyedRegistrations(app: AppServer): Promise<Shown> {
  const reader = await newClient(() => app.url, "Reader");
  const state = { isDone: false };
  const all = timed(() => Promise.all(Array.from({ length: REGISTRATIONS }, (_, index) => registered(app, index))));
  const done = all.finally(() => (state.isDone = true));
  let longest = 0;
  let refused = 0;
  while (!state.isDone) {
    const list = await timed(() => reader.call("GET", "/contracts"));
    longest = Math.max(longest, list.seconds);
    if (list.result?.status !== 200) refused += 1;
  }
  const { seconds, result } = await done;
  const count = (status: number) => result.filter((one) => one === status).length;
  return {
    figures: `${count(201)} made, ${count(503)} x 503, in ${seconds} s; another's list waited at most ${longest} s`,
    faults: [
      ...(longest > MOST_LIST_S ? [`a list waited ${longest} s`] : []),
      ...(refused > 0 ? [`${refused} lists were refused`] : []),
      ...result.filter((one) => one !== 201 && one !== 503).map((one) => `a registration: ${one}`),
    ],
  };
}

async function registered(app: AppServer, index: number): Promise<number> {
  const response = await fetch(`${app.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `registration-${index}` },
    body: JSON.stringify({ name: "Crowd", email: `crowd${index}@example.com`, password: "long enough" }),
  });
  await response.arrayBuffer();
  return response.status;
}
