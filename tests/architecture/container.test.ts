/** What the container is made of, told from its files; `npm run torture container` starts it in a clean root. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BUILT, PROJECT } from "@/scripts/setup/release-parts.mjs";
import { readLastStage } from "@/tests/support/dockerfile";

const dockerfile = readFileSync("Dockerfile", "utf8");
const stage = readLastStage(dockerfile);
const compose = readFileSync("compose.yaml", "utf8");
const ignored = readFileSync(".dockerignore", "utf8").split("\n");

describe("the container (B-43.7)", () => {
  test("takes node and a release from the stage that builds, and no more", () => {
    expect(stage.copies.map(({ from, to }) => `${from} ${to}`)).toEqual([
      "/usr/local/bin/node /usr/local/bin/node",
      "/app /app",
      "/empty /data",
    ]);
    expect(dockerfile).toContain("RUN npm run release && mv release/contract-manager-*/ /app && mkdir /empty");
  });

  test("runs as somebody who owns nothing but the data", () => {
    expect(stage.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(stage.copies.filter(({ owner }) => owner !== null)).toEqual([
      { from: "/empty", to: "/data", owner: stage.user },
    ]);
  });

  test("starts a file of the release, and asks for its health without a shell", () => {
    const [program, file = ""] = stage.command;
    expect([program, stage.health[0]]).toEqual(["/usr/local/bin/node", "/usr/local/bin/node"]);
    const isReleased = (name: string) => [...PROJECT, ...BUILT].includes(name.replace(/^\/app\//, ""));
    expect(isReleased(file)).toBe(true);
    expect(isReleased("/app/scripts/release.mjs")).toBe(false);
    expect(stage.health.at(-1)).toContain("/api/health");
  });

  test("keeps what it makes in the data: the secret too", () => {
    expect(stage.environment).toMatchObject({ DATA_DIR: "/data", SETTINGS_FILE: "/data/.env", HOST: "0.0.0.0" });
  });

  test("is built with a Node that the program allows", () => {
    const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
    const [major = 0, minor = 0] = /node:(\d+)\.(\d+)/.exec(dockerfile)?.slice(1).map(Number) ?? [];
    const [least = 0, leastMinor = 0] = engines.node.replace(">=", "").split(".").map(Number);
    expect(major * 1_000 + minor).toBeGreaterThanOrEqual(least * 1_000 + leastMinor);
  });

  test("is built without secrets, data, or what was built here", () => {
    expect(ignored).toEqual(
      expect.arrayContaining([".git", ".env", ".env.*", ".data", ".build", ".next", "node_modules"]),
    );
  });

  test("runs with a root that nobody can write to; many nodes share database, files and secret", () => {
    for (const words of ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "init: true"])
      expect(compose).toContain(words);
    for (const name of ["NEXTAUTH_SECRET", "DATABASE_URL", "S3_ENDPOINT", "S3_BUCKET", "SETTINGS_FILE: /app/.env"])
      expect(compose).toContain(name);
    expect(compose.match(/<<: \*node/g)).toHaveLength(3);
  });
});

test("a Dockerfile is read by its last stage, and what isn't known is no guess", () => {
  expect(
    readLastStage('FROM a AS build\nRUN x\nFROM b\n# c\nCOPY --from=build /a /b\nENV A=1 \\\n  B=2\nCMD ["x"]'),
  ).toEqual({
    base: "b",
    copies: [{ from: "/a", to: "/b", owner: null }],
    environment: { A: "1", B: "2" },
    user: "root",
    folder: "/",
    health: [],
    command: ["x"],
  });
  for (const line of ["RUN rm -rf /", "ADD a b", "COPY . ."])
    expect(() => readLastStage(`FROM a\n${line}`)).toThrow("not tried with");
});
