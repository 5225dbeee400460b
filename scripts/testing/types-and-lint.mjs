/**
 * Types and lint over one reading of the project: two rules ask the types, and working those out is most of what either
 * costs. A second time both look only at what has changed.
 */
import path from "node:path";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import ts from "typescript";
import { ROOT } from "../setup/environment.mjs";

const typed = readProject();
const typeErrors = errorsOf(typed);
if (typeErrors.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(typeErrors, formatHost()));
const lintErrors = await lint(typed.getProgram());
process.exitCode = typeErrors.length === 0 && lintErrors === 0 ? 0 : 1;

function readProject() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const config = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, "tsconfig.json"), {}, host);
  const { fileNames: rootNames, options, errors: configFileParsingDiagnostics } = config;
  return ts.createIncrementalProgram({ rootNames, options, configFileParsingDiagnostics });
}

/** @param {ts.EmitAndSemanticDiagnosticsBuilderProgram} builder */
function errorsOf(builder) {
  const found = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ];
  builder.emit(); // only what is to be remembered for the next time
  return ts.sortAndDeduplicateDiagnostics(found);
}

/** @returns {Promise<number>} how many errors and warnings were shown */
async function lint(program) {
  const eslint = new ESLint({
    cwd: ROOT,
    cache: true,
    cacheStrategy: "content",
    cacheLocation: ".build/eslint/",
    overrideConfig: { files: ["**/*.{ts,tsx}"], languageOptions: { parser: readingFrom(program) } },
  });
  const results = await eslint.lintFiles(".");
  const shown = await (await eslint.loadFormatter("stylish")).format(results);
  if (shown) console.error(shown);
  return results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
}

/** The parser as it comes, but for whose types it asks. */
function readingFrom(program) {
  const { parser } = tseslint;
  return {
    ...parser,
    parseForESLint: (code, options) =>
      parser.parseForESLint(code, { ...options, projectService: false, programs: [program] }),
  };
}

function formatHost() {
  return { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ROOT, getNewLine: () => "\n" };
}

function fail(diagnostic) {
  throw new Error(ts.formatDiagnostic(diagnostic, formatHost()));
}
