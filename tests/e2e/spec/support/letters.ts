/** Letters that the app sent: `.eml` files in its outbox. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The readable text of the letter to an address that holds a link such as this, once it is there. */
export async function letterTo(
  dataFolder: string,
  address: string,
  link: `/${string}`,
  limitMs = 120_000,
): Promise<string> {
  const folder = path.join(dataFolder, "outbox");
  for (const giveUpAt = Date.now() + limitMs; Date.now() < giveUpAt; await pause(100)) {
    for (const name of await readdir(folder).catch(() => [])) {
      const letter = await readFile(path.join(folder, name), "utf8");
      const text = letter.includes(`To: ${address}`) ? decodeText(letter) : "";
      if (text.includes(link)) return text;
    }
  }
  throw new Error(`No letter to ${address} with ${link} in ${folder}`);
}

function decodeText(letter: string): string {
  const encoded = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(letter)?.[1] ?? "";
  return Buffer.from(encoded, "base64").toString("utf8");
}
