/** Who may import what (docs/architecture.md). A new edge is a change of that paper, so that it is seen. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runtimeImports, sourceFiles } from "../support/layers";

const files = sourceFiles();
const breaking = (isWrong: (file: string, imported: string) => boolean) =>
  files.flatMap(({ file, imports }) =>
    imports.filter((imported) => isWrong(file, imported)).map((imported) => `${file} -> ${imported}`),
  );
const within = (place: string) => (file: string) => file.startsWith(place);

const [, laws = ""] = readFileSync("docs/architecture.md", "utf8").split("## What may import what");
/** Domains, and from which others each may import: the table of docs/architecture.md. */
const MAY_IMPORT = new Map(
  [...(laws.split("\n## ")[0] ?? "").matchAll(/^\| (\w+) \| ((?:\w+, )*\w+) \|$/gm)].map(
    ([, domain = "", others = ""]) => [domain, others.split(", ").filter((other) => other !== "nothing")],
  ),
);
const DOMAINS = [...MAY_IMPORT.keys()];
/** `lib/x` and `components/x`; '' for what stands in no room of the two. */
const findRoom = (file: string) => /^(?:lib|components)\/[^/]+(?=\/)/.exec(file)?.[0] ?? "";
const findDomain = (file: string) => DOMAINS.find((domain) => file.startsWith(`lib/${domain}/`));

describe("imports", () => {
  test("are found at all", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(300);
  });

  test("lib knows neither app nor components, but for the client's own helpers", () => {
    expect(breaking((file, imported) => within("lib/")(file) && /^(app|components)\//.test(imported))).toEqual([]);
  });

  test("components reach no server module: no store, no platform, no access, no door", () => {
    const isServer = (imported: string) =>
      /^lib\/(platform|workers|server\/jobs)\//.test(imported) ||
      /^lib\/.*-store$/.test(imported) ||
      imported.startsWith("prisma/");
    expect(breaking((file, imported) => within("components/")(file) && isServer(imported))).toEqual([]);
  });

  test("the database itself is held by stores, access and platform only; services may open a transaction", () => {
    const mayHold = /^lib\/(access|platform)\/|-store\.ts$/;
    const holders = files
      .filter(({ source }) => /import \{[^}]*\bdb\b[^}]*\} from "@\/lib\/platform\/db"/.test(source))
      .map(({ file }) => file);
    expect(holders.length).toBeGreaterThan(3);
    expect(holders.filter((file) => !mayHold.test(file))).toEqual([]);
    expect(breaking((file, imported) => imported === "lib/platform/db" && !file.startsWith("lib/"))).toEqual([]);
  });

  test("pages, doors and actions use no store", () => {
    expect(
      breaking((file, imported) => /^(app|lib\/server\/adapters)\//.test(file) && /-store$/.test(imported)),
    ).toEqual([]);
  });

  test("domains know each other only where docs/architecture.md says so, and there they do", () => {
    expect(DOMAINS).toEqual(expect.arrayContaining(["access", "contracts", "documents", "engine", "platform"]));
    const edges = files.flatMap(({ file, imports }) =>
      imports.map((imported) => ({ from: findDomain(file), to: findDomain(imported) })),
    );
    const wrong = edges.filter(({ from, to }) => from && to && from !== to && !MAY_IMPORT.get(from)?.includes(to));
    expect([...new Set(wrong.map(({ from, to }) => `${from}>${to}`))]).toEqual([]);
    const used = new Set(edges.map(({ from, to }) => `${from}>${to}`));
    expect(
      [...MAY_IMPORT]
        .flatMap(([from, others]) => others.map((to) => `${from}>${to}`))
        .filter((edge) => !used.has(edge)),
    ).toEqual([]);
  });

  test("no two rooms know each other, types included", () => {
    const edges = new Set(
      files.flatMap(({ file, imports }) => imports.map((imported) => `${findRoom(file)}>${findRoom(imported)}`)),
    );
    const mutual = [...edges].filter((edge) => {
      const [from = "", to = ""] = edge.split(">");
      return from !== "" && to !== "" && from < to && edges.has(`${to}>${from}`);
    });
    expect(edges.size).toBeGreaterThan(100);
    expect(mutual).toEqual([]);
  });

  test.each(DOMAINS)("of %s others import what its README lists, and all of that", (room) => {
    const [, list = ""] = readFileSync(`lib/${room}/README.md`, "utf8").split("## Others import\n");
    const listed = list.split(/^- /m).flatMap((line) => {
      const [, folder = "", names = ""] = /^(?:`([^`]+\/)`: )?([^]*)$/.exec(line) ?? [];
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => `${folder}${name}`);
    });
    const imported = files
      .filter(({ file }) => !file.startsWith(`lib/${room}/`))
      .flatMap(({ imports }) => imports.filter(within(`lib/${room}/`)))
      .map((name) => name.slice(`lib/${room}/`.length));
    expect(listed.toSorted()).toEqual([...new Set(imported)].sort());
  });

  test("what workers run knows no database: documents and engine reach no store and no platform", () => {
    const isPure = (file: string) => /^lib\/(documents|engine|word)\//.test(file);
    expect(breaking((file, imported) => isPure(file) && /^lib\/(platform|access)\/|-store$/.test(imported))).toEqual(
      [],
    );
  });

  test("only one file knows each vendor", () => {
    const knowing = (vendor: string) =>
      files
        .filter(({ imports }) =>
          imports.some((imported) => imported === `package:${vendor}` || imported.startsWith(`package:${vendor}/`)),
        )
        .map(({ file }) => file);
    expect(knowing("@vercel/blob")).toEqual(["lib/platform/storage/vercel-blob.ts"]);
    expect(knowing("@ai-sdk/openai")).toEqual(["lib/assistant/engines/openai/client.ts"]);
    expect(knowing("ai").filter((file) => !file.startsWith("lib/assistant/engines/openai/"))).toEqual([]);
    expect(knowing("@react-pdf/renderer")).toEqual(["lib/documents/rendering/react-pdf.tsx"]);
    expect(knowing("next/link")).toEqual(["components/ui/link.tsx"]);
    expect(knowing("standardwebhooks")).toEqual(["lib/webhooks/signing.ts"]);
    expect(knowing("request-filtering-agent")).toEqual(["lib/platform/posting/guarded.ts"]);
    expect(knowing("imapflow")).toEqual(["lib/inbox/imap.ts"]);
    expect(knowing("mailparser")).toEqual(["lib/workers/mail/read-mail.ts"]);
    expect(knowing("@modelcontextprotocol/server")).toEqual(["lib/server/mcp/agent-server.ts"]);
    expect(knowing("scimmy")).toEqual(["lib/scim/dialect.ts"]);
    expect(knowing("@node-rs/argon2")).toEqual(["lib/people/accounts/password/passwords.ts"]);
  });

  test("run in no circle; in lib types don't either, but for those of the words in three languages", () => {
    const known = new Set(files.map(({ file }) => file.replace(/\.tsx?$/, "")));
    const graphOf = (of: typeof files, importsOf: (file: (typeof files)[number]) => string[]) =>
      new Map(
        of.map((file) => [file.file.replace(/\.tsx?$/, ""), importsOf(file).filter((imported) => known.has(imported))]),
      );
    expect(circles(graphOf(files, runtimeImports))).toEqual([]);
    const typed = files.filter(({ file }) => file.startsWith("lib/") && !file.startsWith("lib/copy/"));
    expect(circles(graphOf(typed, ({ imports }) => imports))).toEqual([]);
  });
});

test("settings are read in one file", () => {
  const readers = files.filter(({ source }) => /\bprocess\.env\b/.test(source)).map(({ file }) => file);
  expect(readers.sort()).toEqual(["instrumentation.ts", "lib/platform/env.ts"]);
});

test("server modules say so in their first import", () => {
  const isServerFile = ({ file, imports }: (typeof files)[number]) =>
    /^lib\/.*-store\.ts$/.test(file) || (file.startsWith("lib/") && imports.includes("lib/platform/db"));
  const silent = files
    .filter((file) => isServerFile(file) && !/^(\/\*[\s\S]*?\*\/\s*)?import "server-only";/.test(file.source))
    .map(({ file }) => file);
  expect(silent).toEqual([]);
});

/** Circles of run-time imports, each by the files on it. */
function circles(graph: Map<string, string[]>): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (file: string, trail: string[]): void => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) {
      found.push(trail.slice(seenAt));
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
