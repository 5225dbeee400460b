import { tmpdir } from "node:os";

/** Where tests keep databases and files: in memory when `npm test` found room there, else where programs do. */
export const testFolder = () => process.env.TEST_FOLDER || tmpdir();
