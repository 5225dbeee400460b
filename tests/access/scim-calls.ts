/** Who may call what of SCIM: a directory by its own token, and nobody with a session. */
import type { Caller, Expected, Row } from "./calls";

const ONE = ["GET", "PUT", "PATCH", "DELETE"];
const operations = [{ op: "replace", path: "displayName", value: "Bat" }];
const BODIES: Readonly<Record<string, object>> = {
  "POST Users": { userName: "bat@firm.mn" },
  "PUT Users": { userName: "bat@firm.mn" },
  "POST Groups": { displayName: "Legal" },
  "PUT Groups": { displayName: "Legal" },
  "PATCH Users": { Operations: operations },
  "PATCH Groups": { Operations: operations },
};

/** The rows of `calls.ts` on SCIM. What its token may is in `tests/api/scim-attacked.test.ts`. */
export function scimRows(callers: readonly Caller[]): Record<string, Row> {
  const expected = Object.fromEntries(callers.map((caller) => [caller, 401])) as Expected; // all of them
  const row = (body?: object, params?: Record<string, string>): Row => ({
    expected,
    make: () => ({ ...(body ? { body } : {}), ...(params ? { params } : {}) }),
  });
  const kinds = [
    ["Users", "userId"],
    ["Groups", "groupId"],
  ] as const;
  return {
    ...Object.fromEntries(
      ["ServiceProviderConfig", "Schemas", "ResourceTypes"].map((noun) => [`GET /scim/v2/${noun}`, row()]),
    ),
    ...Object.fromEntries(
      kinds.flatMap(([noun, param]) => [
        [`GET /scim/v2/${noun}`, row()],
        [`POST /scim/v2/${noun}`, row(BODIES[`POST ${noun}`])],
        ...ONE.map((verb) => [
          `${verb} /scim/v2/${noun}/[${param}]`,
          row(BODIES[`${verb} ${noun}`], { [param]: "00000000-0000-4000-8000-000000000000" }),
        ]),
      ]),
    ),
  };
}
