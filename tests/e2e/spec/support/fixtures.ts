/** `test` with people, contracts and a signed-in page, made by REST on the server under test. */
import { test as base, type Page } from "playwright/test";
import { administrator, newPerson, signIn, type Person } from "./people";

type Fixtures = {
  /** Registers somebody. */
  register: (name?: string) => Promise<Person>;
  admin: Person;
  /** Somebody new, of this test alone. */
  owner: Person;
  /** A page on which `owner` is signed in. */
  ownerPage: Page;
  /** Another browser in which `person` is signed in. */
  openPage: (person: Person) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  register: async ({ playwright, baseURL }, use) => {
    const people: Person[] = [];
    await use(async (name) => {
      const person = await newPerson({ playwright, url: baseURL ?? "" }, name);
      people.push(person);
      return person;
    });
    await Promise.all(people.map(({ api }) => api.dispose()));
  },
  admin: async ({ playwright, baseURL }, use) => {
    const admin = await administrator({ playwright, url: baseURL ?? "" });
    await use(admin);
    await admin.api.dispose();
  },
  owner: async ({ register }, use) => use(await register()),
  ownerPage: async ({ page, owner, baseURL }, use) => {
    await signIn(page, owner, baseURL ?? "");
    await use(page);
  },
  openPage: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (person) => {
      const page = await browser.newPage({ baseURL: baseURL ?? "", locale: "en-US" });
      pages.push(page);
      await signIn(page, person, baseURL ?? "");
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
});

export { expect } from "playwright/test";
