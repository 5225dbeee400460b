/** Sees whether any payload ran, was let into a page as markup, or made the browser ask another site for something. */
import type { BrowserContext, Page } from "playwright/test";

type Sightings = {
  /** What scripts called `ran` with. */
  ran: string[];
  dialogs: string[];
  /** Breaches of the content policy: what a page would have done, had the policy let it. */
  violations: string[];
  /** Requests to other origins; they are cut off. */
  strangers: string[];
  /** Attributes and elements that no page of ours has. */
  planted: string[];
};

export type Watch = Sightings & {
  /** Looks at a page as it stands. @returns the numbers (`#7`) of the payloads that can be read on it */
  look: (page: Page) => Promise<Set<number>>;
  /** What was seen, without what is empty. */
  seen: () => Partial<Sightings>;
};

/** Watches every page of a context from now on. @param site the only origin that may be asked for anything */
export async function watchForScripts(context: BrowserContext, site: string): Promise<Watch> {
  const sightings: Sightings = { ran: [], dialogs: [], violations: [], strangers: [], planted: [] };
  const own = new URL(site).origin;
  await context.exposeBinding(
    "ran",
    ({ page }, ...given) => void sightings.ran.push(`${page.url()} ${given.map(String).join(" ")}`),
  );
  await context.exposeBinding("policyBroken", (_, what: string) => void sightings.violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      void (window as unknown as { policyBroken: (what: string) => void }).policyBroken(
        `${location.pathname} ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  context.on("dialog", (dialog) => {
    if (dialog.type() !== "beforeunload") sightings.dialogs.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.accept();
  });
  await context.route(
    (url) => /^(?:https?|wss?|ftp):$/.test(url.protocol) && url.origin !== own,
    (route) => {
      sightings.strangers.push(route.request().url());
      return route.abort();
    },
  );
  const look = async (page: Page) => {
    const { planted, numbers } = await page.evaluate(lookAround);
    sightings.planted.push(...planted.map((what) => `${new URL(page.url()).pathname} ${what}`));
    return new Set(numbers);
  };
  const seen = () => Object.fromEntries(Object.entries(sightings).filter(([, list]) => list.length > 0));
  return { ...sightings, look, seen };
}

/** Runs in the page: what stands in it that only a payload can have brought, and which numbers can be read. */
function lookAround(): { planted: string[]; numbers: number[] } {
  const ADDRESSES = [
    "href",
    "src",
    "srcset",
    "action",
    "formaction",
    "xlink:href",
    "data",
    "poster",
    "background",
    "cite",
    "ping",
    "code",
    "values",
    "to",
  ];
  const FOREIGN = new Set([
    "iframe",
    "frame",
    "object",
    "embed",
    "applet",
    "base",
    "portal",
    "marquee",
    "math",
    "foreignobject",
    "animate",
    "set",
    "handler",
    "template",
    "noembed",
    "xmp",
    "plaintext",
    "isindex",
    "keygen",
    "dialog",
    "video",
    "audio",
  ]);
  const planted: string[] = [];
  const isOurs = (script: Element) =>
    script instanceof HTMLScriptElement && (script.nonce !== "" || script.src.startsWith(location.origin));
  const all = [...document.querySelectorAll("*")];
  for (const element of all) {
    const name = element.localName.toLowerCase();
    // React's places for what streams in, and its empty note of a part that could not be drawn on the server.
    const isNextsOwn =
      element instanceof HTMLTemplateElement &&
      (/^[BPS]:/.test(element.id) || (element.dataset.dgst !== undefined && !element.content.hasChildNodes()));
    if (FOREIGN.has(name) && !isNextsOwn) planted.push(`<${name}>`);
    if (name === "script" && !isOurs(element)) planted.push(`<script> ${element.textContent.slice(0, 60)}`);
    if (name === "meta" && element.getAttribute("http-equiv")?.toLowerCase() === "refresh")
      planted.push("<meta refresh>");
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) planted.push(`${name} ${attribute}=${value.slice(0, 60)}`);
      if (
        ADDRESSES.includes(attribute.toLowerCase()) &&
        /^[\s\p{Cc}]*(?:javascript|vbscript|data|livescript|mocha|feed|jar|view-source)\s*:/iu.test(value)
      )
        planted.push(`${name} ${attribute}=${value.slice(0, 60)}`);
      if (attribute === "style" && /expression|url\(|@import|behaviou?r|binding|image-set/i.test(value))
        planted.push(`${name} style=${value.slice(0, 60)}`);
    }
  }
  const values = all
    .filter((element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    .map((field) => (field as HTMLInputElement).value);
  const words = [document.title, ...values];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement?.closest("script, style, template, noscript") === null) words.push(node.textContent ?? "");
  return { planted, numbers: [...words.join("\n").matchAll(/#(\d{1,6})\b/g)].map(([, number]) => Number(number)) };
}
