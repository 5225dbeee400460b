/** What screen tests share: calls that fail, colours as the eye sees them, the clock. */
import { expect, type Locator, type Page } from "playwright/test";

/** From now on the page's server actions get no answer. @returns the way to mend it */
export async function failActions(page: Page): Promise<() => Promise<void>> {
  await page.route("**/*", (route) =>
    route.request().headers()["next-action"] === undefined
      ? route.fallback()
      : route.fulfill({ status: 500, contentType: "text/plain", body: "" }),
  );
  return () => page.unroute("**/*");
}

/** A call answered by a failure of the server, whose own words the screen does not know. */
export async function failCall(page: Page, address: string | RegExp, status = 500): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status, contentType: "application/json", body: "{}" }));
}

/** The colour of a background, of a text or of a border, as red, green and blue from 0 to 255. */
export async function readColour(
  locator: Locator,
  property: "background-color" | "color" | "border-color" = "background-color",
): Promise<{ red: number; green: number; blue: number }> {
  const [red = 0, green = 0, blue = 0] = await locator.evaluate((element, name) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name); // any notation of a colour
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }, property);
  return { red, green, blue };
}

/** The name that people give a colour: by its hue, or gray where it has hardly any. */
export async function readHue(
  locator: Locator,
  property: "background-color" | "color" | "border-color" = "background-color",
): Promise<string> {
  const { red, green, blue } = await readColour(locator, property);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread < 12) return "gray";
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const degrees = sixth * 60;
  const names: [number, string][] = [
    [15, "red"],
    [40, "orange"],
    [70, "yellow"],
    [170, "green"],
    [260, "blue"],
    [330, "purple"],
  ];
  return names.find(([end]) => degrees < end)?.[1] ?? "red";
}

/**
 * Stops the page's clock: from now on its timers run only by `page.clock.runFor`. Installed before the page is opened.
 * It stops a while ahead, since the clock, which goes on until then, can't be set back.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Waits until what moves or fades has come to its end: colours are then what they will be. What never ends goes on. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Waits until an element has come alive, so that no click is lost and none has to be tried twice. */
export async function alive(locator: Locator): Promise<Locator> {
  const isAlive = () =>
    locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isAlive).toBe(true);
  return locator;
}

/** Waits until a page has come alive: what its server sent answers to clicks now. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main button, main input, main a, header button") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
}

/** Messages that a screen reader is told at once; Next's own announcer of page titles is none. */
export const problem = (page: Page) => page.locator('[role="alert"]:not(#__next-route-announcer__)');

export const editor = (page: Page) => page.locator('[contenteditable="true"]');
