/** What a Dockerfile's last stage says, as far as ours uses the language; anything else is an error. */
export type Copy = { from: string; to: string; owner: string | null };
export type Stage = {
  base: string;
  copies: Copy[];
  environment: Record<string, string>;
  user: string;
  folder: string;
  health: string[];
  command: string[];
};

export function readLastStage(text: string): Stage {
  const lines = text
    .replace(/\\\n\s*/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const start = lines.findLastIndex((line) => line.startsWith("FROM "));
  const [from = "", ...rest] = lines.slice(start);
  const stage: Stage = {
    base: from.split(" ")[1] ?? "",
    copies: [],
    environment: {},
    user: "root",
    folder: "/",
    health: [],
    command: [],
  };
  for (const line of rest) take(line, stage);
  return stage;
}

function take(line: string, stage: Stage): void {
  const [, word = "", said = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
  if (word === "COPY") stage.copies.push(readCopy(said));
  else if (word === "WORKDIR") stage.folder = said;
  else if (word === "USER") stage.user = said;
  else if (word === "ENV")
    Object.assign(stage.environment, Object.fromEntries(said.split(/ +/).map((pair) => splitOnce(pair, "="))));
  else if (word === "HEALTHCHECK") stage.health = readList(splitOnce(said, " CMD ")[1]);
  else if (word === "ENTRYPOINT") stage.command.unshift(...readList(said));
  else if (word === "CMD") stage.command.push(...readList(said));
  else if (word !== "VOLUME" && word !== "EXPOSE") throw new Error(`the container is not tried with: ${line}`);
}

function readCopy(said: string): Copy {
  const words = said.split(" ");
  const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
  const [from, to, ...more] = words.filter((word) => !word.startsWith("--"));
  if (option("from") !== "build" || from === undefined || to === undefined || more.length > 0)
    throw new Error(`the container is not tried with: COPY ${said}`);
  return { from, to, owner: option("chown") };
}

function readList(said: string): string[] {
  return JSON.parse(said) as string[]; // Docker's exec form is JSON
}

function splitOnce(said: string, by: string): [string, string] {
  const at = said.indexOf(by);
  return [said.slice(0, at), said.slice(at + by.length)];
}
