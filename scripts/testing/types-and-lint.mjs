/**
 * Types by the native compiler, and lint beside it, on a processor each. Two rules of lint ask the types of single
 * expressions, for which there is only the older compiler. A second time lint looks only at what has changed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import ts from "typescript";
import { ROOT } from "../setup/environment.mjs";

const COMPILER = path.join(ROOT, "node_modules/native-typescript/bin/tsc"); // `.bin/tsc` is claimed by two packages

const isTyped = typesAreWell();
const lintErrors = await lint();
process.exitCode = (await isTyped) && lintErrors === 0 ? 0 : 1;

async function typesAreWell() {
  const compiler = spawn(process.execPath, [COMPILER, "--noEmit", "--pretty"], { cwd: ROOT, stdio: "inherit" });
  const [code] = await once(compiler, "close");
  return code === 0;
}

/** @returns {Promise<number>} how many errors and warnings were shown */
async function lint() {
  const eslint = new ESLint({
    cwd: ROOT,
    cache: true,
    cacheStrategy: "content",
    cacheLocation: ".build/eslint/",
    overrideConfig: { files: ["**/*.{ts,tsx}"], languageOptions: { parser: parserWithTypes() } },
  });
  const results = await eslint.lintFiles(".");
  const shown = await (await eslint.loadFormatter("stylish")).format(results);
  if (shown) console.error(shown);
  return results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
}

/** What the compiler is told in `tsconfig.json`, read once for all files. */
function readProject() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, "tsconfig.json"), {}, host);
  return ts.createProgram(fileNames, options);
}

/** The parser as it comes, but for whose types it asks; the project is read for the first file that has changed. */
function parserWithTypes() {
  const { parser } = tseslint;
  let program;
  return {
    ...parser,
    parseForESLint: (code, options) =>
      parser.parseForESLint(code, { ...options, projectService: false, programs: [(program ??= readProject())] }),
  };
}

function fail(diagnostic) {
  const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ROOT, getNewLine: () => "\n" };
  throw new Error(ts.formatDiagnostic(diagnostic, host));
}
