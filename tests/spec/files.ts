/** The test files that proofs name. */
import { testsIn } from "./proof";

export const inBrowser = (name: string) => testsIn(`tests/e2e/spec/${name}.spec.ts`);

export const accessibility = inBrowser("accessibility");
export const assistant = inBrowser("assistant");
export const collaborators = inBrowser("collaborators");
export const constants = inBrowser("constants");
export const create = inBrowser("create");
export const dashboard = inBrowser("dashboard");
export const decisions = inBrowser("decisions");
export const early = inBrowser("early");
export const frame = inBrowser("frame");
export const invitation = inBrowser("invitation");
export const journeys = inBrowser("journeys");
export const loginRegister = inBrowser("login-register");
export const late = inBrowser("later");
export const original = inBrowser("original");
export const outage = inBrowser("outage");
export const review = inBrowser("review-page");
export const settings = inBrowser("settings");
export const upload = inBrowser("upload");
export const users = inBrowser("users");
export const addresses = testsIn("tests/e2e/addresses.spec.ts");
export const assistantModel = testsIn("tests/e2e/assistant-model.spec.ts");
export const assistantText = testsIn("tests/e2e/assistant-text.spec.ts");
export const audit = testsIn("tests/e2e/audit.spec.ts");
export const headers = testsIn("tests/e2e/headers.spec.ts");
export const hostileText = testsIn("tests/e2e/hostile-text.spec.ts");
export const mainJob = testsIn("tests/e2e/main-job.spec.ts");
export const openid = testsIn("tests/e2e/openid.spec.ts");
export const passkeys = testsIn("tests/e2e/passkeys.spec.ts");
export const secondFactor = testsIn("tests/e2e/second-factor.spec.ts");
export const restart = testsIn("tests/e2e/restart.spec.ts");
export const session = testsIn("tests/e2e/session.spec.ts");
export const sessions = testsIn("tests/e2e/sessions.spec.ts");

export const restOverHttp = inBrowser("rest");
/** The one story of REST over HTTP, in which every call of the description is asked. */
export const everyCall = restOverHttp("every documented call answers as it is described, at ${place}");

export const access = (name: string) => testsIn(`tests/access/${name}.test.ts`);
export const api = (name: string) => testsIn(`tests/api/${name}.test.ts`);
export const architecture = (name: string) => testsIn(`tests/architecture/${name}.test.ts`);
export const component = (name: string) => testsIn(`tests/components/${name}.test.tsx`);
export const integration = (name: string) => testsIn(`tests/integration/${name}.test.ts`);
export const torture = (name: string) => testsIn(`tests/torture/${name}.test.ts`);
export const unit = (name: string) => testsIn(`tests/unit/${name}.test.ts`);
export const extraction = (name: string) => unit(`documents/extraction/${name}`);
export const rendering = (name: string) => unit(`documents/rendering/${name}`);
