/** The test files that statements name. */
import { testsIn } from "./statement";

const inBrowser = (name: string) => testsIn(`tests/e2e/spec/${name}.spec.ts`);

export const assistant = inBrowser("assistant");
export const collaborators = inBrowser("collaborators");
export const constants = inBrowser("constants");
export const create = inBrowser("create");
export const dashboard = inBrowser("dashboard");
export const frame = inBrowser("frame");
export const invitation = inBrowser("invitation");
export const journeys = inBrowser("journeys");
export const loginRegister = inBrowser("login-register");
export const outage = inBrowser("outage");
export const review = inBrowser("review-page");
export const settings = inBrowser("settings");
export const suggestions = inBrowser("suggestions");
export const upload = inBrowser("upload");
export const users = inBrowser("users");
export const mainJob = testsIn("tests/e2e/main-job.spec.ts");

const AT = "at ${place}";
const atEachAddress = (name: string, place: string) => (title: string) => inBrowser(name)(place, title);
export const restAccounts = atEachAddress("rest-accounts", AT);
export const restContracts = atEachAddress("rest-contracts", AT);
export const restPeople = atEachAddress("rest-people", AT);
export const restReading = atEachAddress("rest-assistant", "reading ${reading} at ${place}");
export const restSuggestions = atEachAddress("rest-assistant", "suggestions at ${place}");
export const restAccountsToo = inBrowser("rest-accounts");
export const restContractsToo = inBrowser("rest-contracts");
export const restPeopleToo = inBrowser("rest-people");

export const dates = testsIn("tests/unit/dates.test.ts");
export const openapi = testsIn("tests/api/openapi.test.ts");
export const traceability = testsIn("tests/spec/traceability.test.ts");
