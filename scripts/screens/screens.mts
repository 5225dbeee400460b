/** The screenshots in `docs/screens`: page, width, language, user, and steps before each. */
import type { Page } from "playwright-core";
import { UPLOADS, type Language } from "./invented.mjs";

export type Person = { name: string; token: string };
export type Desk = { owner: Person; friend: Person; newcomer: Person; ids: Record<Language, string> };
export type Screen = {
  name: string;
  width: number;
  height?: number;
  language?: Language;
  isDark?: boolean;
  /** The user; the owner by default, a guest if null. */
  by?: "newcomer" | null;
  at: (desk: Desk) => string;
  /** Steps before taking the picture. */
  first?: (page: Page) => Promise<unknown>;
};

const review = (language: Language) => (desk: Desk) => `/contracts/${desk.ids[language]}`;
const openPalette = async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("option", { name: "Our supply terms" }).waitFor();
};
/** Selects words in the text and makes them a field, by the menu of tools that a narrow toolbar has no room for. */
const makeField = async (page: Page) => {
  const party = page.getByRole("textbox").getByText("Altan Trade LLC").first();
  await party.click();
  await party.evaluate((words) => getSelection()?.selectAllChildren(words));
  await page.getByRole("toolbar").getByRole("button", { name: "More tools" }).click();
  await page.getByRole("menuitem", { name: "Make this a field" }).click();
  await page.getByRole("dialog").waitFor();
};

const openFirstDate = (page: Page) =>
  page
    .getByRole("button", { name: /The contract ends/ })
    .first()
    .click();
const chooseSupply = async (page: Page) => {
  await page.getByRole("link", { name: /Supply Agreement SA-2026/ }).click();
  await page.getByRole("heading", { name: /Supply Agreement SA-2026/ }).waitFor();
};
const addFiles = async (page: Page) => {
  const files = UPLOADS.map(({ name, text }) => ({
    name: `${name}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from(text("31 December 2027")),
  }));
  const scan = { name: "Scan 004.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no contract") };
  await page.getByLabel("Contract file").setInputFiles([...files, scan]);
  await page.getByText(`${UPLOADS.length} of ${UPLOADS.length + 1} files uploaded`).waitFor();
};
/** All screenshots, in order: those that `docs/screens/README.md` lists. */
export const SCREENS: readonly Screen[] = [
  { name: "review-1280", width: 1280, at: review("en") },
  { name: "review-1920", width: 1920, height: 1080, at: review("en") },
  { name: "review-dark-1280", width: 1280, isDark: true, at: review("en") },
  { name: "review-mn-1280", width: 1280, language: "mn", at: review("mn") },
  { name: "review-375", width: 375, height: 812, at: review("en") },
  { name: "review-mn-375", width: 375, height: 812, language: "mn", at: review("mn") },
  { name: "field-1280", width: 1280, at: review("en"), first: makeField },
  { name: "create-1280", width: 1280, height: 1200, at: () => "/create" },
  { name: "dashboard-1280", width: 1280, at: () => "/dashboard" },
  { name: "dashboard-1920", width: 1920, height: 1080, at: () => "/dashboard" },
  { name: "dashboard-375", width: 375, height: 812, at: () => "/dashboard" },
  { name: "empty-1280", width: 1280, height: 1000, by: "newcomer", at: () => "/dashboard" },
  { name: "empty-mn-375", width: 375, height: 1200, language: "mn", by: "newcomer", at: () => "/dashboard" },
  { name: "login-1280", width: 1280, by: null, at: () => "/login" },
  { name: "upload-1280", width: 1280, height: 900, by: "newcomer", at: () => "/upload", first: addFiles },
  { name: "deadlines-1280", width: 1280, at: () => "/deadlines", first: openFirstDate },
  { name: "collaborators-1280", width: 1280, at: () => "/collaborators", first: chooseSupply },
  { name: "settings-dark-1280", width: 1280, height: 1000, isDark: true, at: () => "/settings" },
  { name: "rounds-1280", width: 1280, at: ({ ids }) => `/contracts/${ids.en}/rounds` },
  { name: "palette-dark-1280", width: 1280, isDark: true, at: () => "/dashboard", first: openPalette },
];
