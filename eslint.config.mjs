import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Files in which a framework or tool demands a default export. */
const DEFAULT_EXPORTS = [
  "app/**/{page,layout,template,loading,error,global-error,not-found,forbidden,default,icon,opengraph-image,manifest,robots,sitemap}.{ts,tsx}",
  "*.config.{ts,mjs}",
  "tests/support/{prepare,prepare-*,teardown-*}.ts",
];
const PRODUCT = [
  "app/**/*.{ts,tsx}",
  "components/**/*.{ts,tsx}",
  "lib/**/*.{ts,tsx}",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
];
const MAY_PRINT = [
  "lib/platform/log.ts",
  "scripts/**",
  "prisma/migrate.mjs",
  "tests/support/**",
  "tests/evals/**",
  "tests/corpus/**",
];

const NEVER = [
  { selector: "ExportDefaultDeclaration", message: "Export it by name." },
  { selector: "TSEnumDeclaration", message: "Use a list `as const`." },
  {
    selector: "CallExpression[callee.property.name='set'] > ArrayExpression > SpreadElement",
    message: "A list in a map that is copied for each item costs the square of them: groupedBy.",
  },
];
/** Longer ones nobody reads: a pattern is put together from named or broken pieces. */
const LONG_PATTERN = {
  selector: "Literal[regex.pattern=/.{201}/], Literal[value=/.{201}/], TemplateElement[value.raw=/.{201}/]",
  message: "At most 200 characters in one piece.",
};

export default tseslint.config(
  {
    ignores: [
      "node_modules/",
      ".next/",
      ".build/",
      ".data/",
      "prisma/generated/",
      "public/pdf-reader/",
      "next-env.d.ts",
      "test-results/",
      "playwright-report/",
      "coverage/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx,mts,mjs}"],
    languageOptions: { parser: tseslint.parser },
    plugins: { "@typescript-eslint": tseslint.plugin },
    rules: {
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": "allow-with-description" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always"],
      // Prettier breaks what can be broken; a pattern, a sentence or a test's title stays whole.
      "max-len": [
        "error",
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
          ignorePattern: "^\\s*(<|import |.*</)",
        },
      ],
      "max-lines": ["error", 250],
      "no-console": "error",
      "no-control-regex": "error",
      "no-empty": ["error", { allowEmptyCatch: false }],
      "no-restricted-syntax": ["error", ...NEVER],
      "no-var": "error",
      "prefer-const": "error",
    },
  },
  // What a promise that nobody waits for hides, only the types know.
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  // Takes as long as all others together: in `npm run test:all`. In tests its one find would be a loop, which is told
  // below by how it is written.
  ...(process.env.TEST_FORM === "long"
    ? [
        {
          files: ["**/*.{ts,tsx}"],
          ignores: ["tests/**"],
          rules: { "@typescript-eslint/no-misused-promises": "error" },
        },
      ]
    : []),
  { files: ["{app,components}/**/*.{ts,tsx}"], ...reactHooks.configs.flat["recommended-latest"] },
  { files: ["lib/engine/**/*.ts"], rules: { "no-restricted-syntax": ["error", ...NEVER, LONG_PATTERN] } },
  { files: DEFAULT_EXPORTS, rules: { "no-restricted-syntax": "off" } },
  { files: ["next.config.mjs", "eslint.config.mjs"], rules: { "no-restricted-syntax": "off" } },
  { files: MAY_PRINT, rules: { "no-console": "off" } },
  {
    files: PRODUCT,
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Read settings in lib/platform/env.ts." },
      ],
    },
  },
  { files: ["lib/platform/env.ts", "instrumentation.ts"], rules: { "no-restricted-properties": "off" } },
  {
    files: ["{app,components,lib}/**/*.ts"],
    rules: { "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ["{app,components,lib}/**/*.tsx", "components/**/use-*.ts"],
    rules: { "max-lines-per-function": ["error", { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  // Words and templates are lists, not code.
  { files: ["lib/copy/**"], rules: { "max-lines": "off", "max-len": "off" } },
  {
    files: ["tests/**/*.{ts,tsx}"],
    rules: {
      "max-lines": ["error", 400],
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[property.name='only'][object.name=/^(test|it|describe)$/]",
          message: "All tests run.",
        },
        {
          selector: "MemberExpression[property.name=/^(skip|todo|fixme)$/][object.name=/^(test|it|describe)$/]",
          message: "A test runs or goes; say so with runIf/skipIf and a reason.",
        },
        {
          selector: "CallExpression[callee.property.name=/^(forEach|filter|some|every|find)$/] > :function[async=true]",
          message: "Nobody waits for it, so what it expects may fail unseen: a loop, or Promise.all.",
        },
      ],
    },
  },
);
