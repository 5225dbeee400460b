/** Attacks by people's text: searching, saving, reading, comparing and listing it. */
import { setTimeout as pause } from "node:timers/promises";
import type { AppServer } from "@/tests/support/server";
import { newClient, type Answer, type RestClient } from "../rest-client";
import { timed } from "./noticed";
import type { Shown } from "./shown";

const MOST_S = 5;
/** The budget of one page of a list. Bytes. */
const MOST_PAGE = 8_000_000;

/** `q=a` over a paragraph of 180 KB, and a word over sixty long contracts. */
export async function longSearches(app: AppServer): Promise<Shown> {
  const client = await newClient(() => app.url, "Searcher");
  await newContract(client, "One letter", `<p>${"a ".repeat(90_000)}</p>`);
  const letter = await timed(() => client.call("GET", "/contracts?q=a"));
  for (let index = 0; index < 60; index += 1)
    await newContract(client, `Long ${index}`, "<p>The Tenant shall pay the rent to the Landlord.</p>".repeat(3_000));
  const word = await timed(() => client.call("GET", "/contracts?q=Tenant"));
  return judged({ "q=a over 180 KB": letter, "a word over 60 contracts": word });
}

/** Markup whose nesting and alternation once cost its square. */
export async function deepSaves(app: AppServer): Promise<Shown> {
  const client = await newClient(() => app.url, "Writer");
  const id = await newContract(client, "To be saved");
  const save = (content: string) => timed(() => client.call("POST", `/contracts/${id}/versions`, { content }));
  return judged({
    "marks in marks, 32 KB": await save(`<p>${"<b><i>".repeat(5_000)}x</p>`),
    "divs in divs, 64 KB": await save("<div>".repeat(13_000)),
    "lists in lists, 48 KB": await save("<ul><li>a".repeat(5_000)),
    "lists in lists, 970 KB": await save("<ul><li>a".repeat(100_000)),
    "paragraphs in one cell, 1 MB": await save(`<table><tr><td>${"<p>a</p>".repeat(125_000)}</td></tr></table>`),
    "alternating marks, 1 MB": await save(`<p>${"<b>a</b><i>b</i>".repeat(62_000)}</p>`),
  });
}

/** Twelve thousand lines that are one line, and a text of dates. */
export async function monotonousTexts(app: AppServer): Promise<Shown> {
  const client = await newClient(() => app.url, "Reader");
  const lines = await timed(() =>
    uploaded(client, "The tenant keeps the premises in good repair, as he found it.\n".repeat(12_000)),
  );
  const dates = await newContract(client, "Dates", `<p>${"On 12 March 2024 and 1 May 2025. ".repeat(16_000)}</p>`);
  const summary = await timed(() => client.call("GET", `/contracts/${dates}/summarize`));
  return judged({ "12,000 identical lines read": lines, "512 KB of dates summarised": summary }, 20);
}

/** Two texts of 1 MB with nothing in common, and one paragraph of 64 KB against other words. */
export async function longComparisons(app: AppServer): Promise<Shown> {
  const client = await newClient(() => app.url, "Comparer");
  const words = (count: number, seed: number) => Array.from({ length: count }, (_, at) => `w${(at * seed) % 99_991}`);
  const compared = async (from: string, to: string) => {
    const id = await newContract(client, "To be compared", from);
    await client.call("POST", `/contracts/${id}/versions`, { content: to });
    const versions = await client.call("GET", `/contracts/${id}/versions?fields=summary`);
    const [newer, older] = (versions?.body["items"] as { id: string }[] | undefined) ?? []; // newest first
    return await timed(() => client.call("GET", `/contracts/${id}/versions/${older?.id}/diff/${newer?.id}`));
  };
  const lines = (seed: number) => words(150_000, seed).map((word, at) => (at % 12 === 0 ? `</p><p>${word}` : word));
  return judged({
    "1 MB against 1 MB": await compared(`<p>${lines(7).join(" ")}</p>`, `<p>${lines(11).join(" ")}</p>`),
    "one paragraph of 64 KB": await compared(
      `<p>${words(10_000, 3).join(" ")}</p>`,
      `<p>${words(10_000, 5).join(" ")}</p>`,
    ),
  });
}

/** Thirty-two versions of 1 MB, asked for by six readers at once. */
export async function longLists(app: AppServer): Promise<Shown> {
  const client = await newClient(() => app.url, "Historian");
  const id = await newContract(client, "Long history");
  const text = "<p>The Tenant shall pay the rent to the Landlord.</p>".repeat(18_000);
  for (let index = 0; index < 32; index += 1)
    await client.call("POST", `/contracts/${id}/versions`, { content: `<p>${index}</p>${text}` });
  const lists = await timed(() =>
    Promise.all(Array.from({ length: 6 }, () => client.call("GET", `/contracts/${id}/versions`))),
  );
  const sizes = lists.result.map((list) => JSON.stringify(list?.body ?? {}).length);
  const largest = Math.max(...sizes);
  return {
    figures: `six readers answered in ${lists.seconds} s, ${(largest / 1e6).toFixed(1)} MB each`,
    faults: [
      ...lists.result.filter((list) => list?.status !== 200).map((list) => `a list: ${list?.status}`),
      ...(largest > MOST_PAGE * 1.05 ? [`a page of ${largest} bytes`] : []),
    ],
  };
}

type Taken = { seconds: number; result: Answer };

function judged(taken: Record<string, Taken>, most = MOST_S): Shown {
  const rows = Object.entries(taken);
  return {
    figures: rows.map(([name, { seconds, result }]) => `${name} ${seconds} s (${result?.status})`).join(", "),
    faults: rows
      .filter(([, { seconds, result }]) => seconds > most || result === null || result.status >= 500)
      .map(([name, { seconds, result }]) => `${name}: ${result?.status ?? "no answer"} after ${seconds} s`),
  };
}

async function newContract(client: RestClient, name: string, html?: string): Promise<string> {
  const fields = { textContent: "A lease." };
  const made = await client.call("POST", "/contracts/create-from-template", { type: "Lease Agreement", name, fields });
  const id = String(made?.body["id"]);
  if (html === undefined) return id;
  const saved = await client.call("POST", `/contracts/${id}/versions`, { content: html });
  if (saved?.status !== 201) throw new Error(`${name} was not saved: ${saved?.status}`);
  return id;
}

async function uploaded(client: RestClient, text: string): Promise<Answer> {
  const place = await client.call("POST", "/files/presigned-url", { filename: "a.txt", contentType: "text/plain" });
  await client.put(String(place?.body["uploadUrl"]), Buffer.from(text));
  const body = { fileId: place?.body["fileId"], name: "Lines", type: "Lease Agreement" };
  const made = await client.call("POST", "/contracts/upload", body);
  for (;;) {
    const answer = await client.call("GET", `/contracts/${String(made?.body["id"])}/status`);
    if (answer?.body["status"] === "failed") throw new Error(`Not read: ${String(answer.body["message"])}`);
    if (answer?.body["status"] !== "processing") return answer;
    await pause(100);
  }
}
