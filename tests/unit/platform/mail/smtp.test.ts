/** Letters by SMTP, against a real server on this machine. */
import { createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { LetterRefused, type Letter } from "@/lib/platform/mail/port";
import { smtpMailer } from "@/lib/platform/mail/smtp";
import { whyNoSmtpAddress } from "@/lib/platform/addresses";

const LETTER: Letter = {
  id: "42",
  to: "bold@example.com",
  subject: "Урилга: Лизинг",
  html: "<p>Нэгдэх</p>",
  text: "Нэгдэх",
};
const FROM = "Contracts <no-reply@example.com>";
const SHORT = { connect: 400, greeting: 400, silence: 400, whole: 2_000 };
const PASSWORD = "p@ss/word:1";

type Taken = { to: string[]; raw: string; isSecure: boolean; user: unknown };
const servers: { close: (done: () => void) => unknown }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => void server.close(resolve));
});

/** Self-signed, for 127.0.0.1 and localhost. */
function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "smtp-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost,IP:127.0.0.1",
      "-keyout",
      key,
      "-out",
      cert,
    ],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
}

async function mailServer(options: SMTPServerOptions = {}): Promise<{ port: number; taken: Taken[] }> {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key === undefined ? ["STARTTLS"] : [],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nobody") ? Object.assign(new Error("No such user here"), { responseCode: 550 }) : null),
    onAuth: ({ username, password }, _session, done) =>
      username === "me@example.com" && password === PASSWORD
        ? done(null, { user: username })
        : done(new Error("Invalid username or password")),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => {
          taken.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString(),
            isSecure: session.secure,
            user: session.user,
          });
          done();
        });
    },
    logger: false,
    ...options,
  });
  server.on("error", () => undefined); // of clients that break off
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  servers.push(server);
  const address = server.server.address();
  return { port: typeof address === "object" && address ? address.port : 0, taken };
}

/** A server that takes the connection and then does as told. */
async function plainServer(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    onConnection(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push({
    close: (done) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => done());
    },
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const failure = async (attempt: Promise<void>) =>
  attempt.then(
    () => {
      throw new Error("it was taken");
    },
    (cause: unknown) => cause as Error,
  );

test("a file goes along whole, under its own name, and answers go where the letter says", async () => {
  const { port, taken } = await mailServer();
  const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => index % 256);
  const attachment = { fileName: "Гэрээ v1.docx", contentType: "application/octet-stream", bytes };
  await smtpMailer(`smtp://127.0.0.1:${port}`, FROM).send({
    ...LETTER,
    replyTo: "ann@example.com",
    attachments: [attachment],
  });
  const raw = taken[0]?.raw ?? "";
  expect(raw).toMatch(/^Reply-To: <?ann@example\.com>?\r$/m);
  expect(raw).toContain("%D0%93%D1%8D%D1%80%D1%8D%D1%8D");
  expect(raw.replace(/\r\n/g, "")).toContain(Buffer.from(bytes).toString("base64"));
});

test("a letter arrives as it is, in letters of any script, with its id (B-23.2)", async () => {
  const { port, taken } = await mailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, FROM);
  expect(mailer.carrier).toBe("smtp");
  await mailer.send(LETTER);
  expect(taken).toMatchObject([{ to: ["bold@example.com"], isSecure: false }]);
  const raw = taken[0]?.raw ?? "";
  for (const part of [
    "From: Contracts <no-reply@example.com>",
    "To: bold@example.com",
    "Message-ID: <42@contract-manager.local>",
    "multipart/alternative",
    "=?UTF-8?",
  ])
    expect(raw).toContain(part);
  expect(raw.replace(/\s/g, "")).toMatch(/0J3RjdCz0LTRjdGF|=D0=9D=D1=8D=D0=B3=D0=B4=D1=8D=D1=85/);
});

test("with name and password, encoded in the address; a wrong one is told and is no fault of the letter", async () => {
  const { port, taken } = await mailServer({ authOptional: false, allowInsecureAuth: true });
  await smtpMailer(
    `smtp://${encodeURIComponent("me@example.com")}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    FROM,
  ).send(LETTER);
  expect(taken).toMatchObject([{ user: "me@example.com" }]);
  const wrong = await failure(smtpMailer(`smtp://me%40example.com:wr0ng-secret@127.0.0.1:${port}`, FROM).send(LETTER));
  expect(wrong.message).toMatch(/^The SMTP server did not take the letter: .*535/);
  expect(wrong.message).not.toContain("wr0ng-secret");
  expect(wrong).not.toBeInstanceOf(LetterRefused);
});

test("a recipient that the server refuses is the letter's own end, with the server's words", async () => {
  const { port } = await mailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, FROM);
  const refused = await failure(mailer.send({ ...LETTER, to: "nobody@example.com" }));
  expect(refused).toBeInstanceOf(LetterRefused);
  expect(refused.message).toContain("550 No such user here");
  await mailer.send(LETTER);
});

test("a server that is busy for now is tried again", async () => {
  const { port } = await mailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("Come back later"), { responseCode: 451 })),
  });
  const busy = await failure(smtpMailer(`smtp://127.0.0.1:${port}`, FROM).send(LETTER));
  expect(busy.message).toContain("451 Come back later");
  expect(busy).not.toBeInstanceOf(LetterRefused);
});

test("TLS from the start, and STARTTLS where the server offers it; a certificate of nobody known is refused (B-23.2)", async () => {
  const { key, cert } = certificate();
  const [direct, upgraded] = [await mailServer({ secure: true, key, cert }), await mailServer({ key, cert })];
  await smtpMailer(`smtps://localhost:${direct.port}`, FROM, { ca: cert }).send(LETTER);
  await smtpMailer(`smtp://localhost:${upgraded.port}`, FROM, { ca: cert }).send(LETTER);
  expect([...direct.taken, ...upgraded.taken]).toMatchObject([{ isSecure: true }, { isSecure: true }]);
  for (const url of [`smtps://localhost:${direct.port}`, `smtp://localhost:${upgraded.port}`]) {
    expect((await failure(smtpMailer(url, FROM).send(LETTER))).message).toMatch(/self-signed certificate/);
  }
  expect([direct.taken.length, upgraded.taken.length]).toEqual([1, 1]);
});

test("a server that is not there, is silent, hangs up or never ends is not waited for", async () => {
  const silent = await plainServer(() => undefined);
  const rude = await plainServer((socket) => socket.end());
  const dripping = await plainServer((socket) => {
    const drip = setInterval(() => socket.write("220-still here\r\n"), 100);
    socket.on("close", () => clearInterval(drip));
  });
  const closed = await plainServer(() => undefined);
  await new Promise<void>((resolve) => void servers.pop()?.close(resolve));
  for (const port of [silent, rude, dripping, closed]) {
    const lost = await failure(smtpMailer(`smtp://127.0.0.1:${port}`, FROM, { limitsMs: SHORT }).send(LETTER));
    expect(lost.message).toMatch(/^The SMTP server did not take the letter: /);
    expect(lost).not.toBeInstanceOf(LetterRefused);
  }
});

test("a subject or recipient can't add headers or recipients", async () => {
  const { port, taken } = await mailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, FROM);
  await mailer.send({ ...LETTER, subject: "Lease\r\nBcc: thief@example.com" });
  await mailer.send({ ...LETTER, to: "a@example.com, thief@example.com" }).catch(() => undefined);
  expect(taken.flatMap(({ to }) => to)).not.toContain("thief@example.com");
  expect(taken[0]?.raw).not.toMatch(/^Bcc:/m);
});

test.each([
  ["smtp://localhost", null],
  ["smtps://me%40example.com:p%40ss@mail.example.com:465", null],
  ["smtp://[::1]:2525", null],
  ["http://mail.example.com", "must begin with smtp:// or smtps://"],
  ["mail.example.com:587", "must begin with smtp:// or smtps://"],
  ["mail", "is no address"],
  ["smtp://", "names no server"],
  ["smtp://me:pa/ss@mail.example.com", "is no address"],
  ["smtp://me:%zz@mail.example.com", "has a % that stands for nothing"],
  ["smtp://mail.example.com/?pool=true", "must end with the server's name and port"],
])("the setting %s", (value, why) => {
  const answer = whyNoSmtpAddress(value);
  if (why === null) expect(answer).toBeNull();
  else expect(answer).toContain(why);
});
