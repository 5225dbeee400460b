/** The signing service's settings, and what it calls us with. Source: behaviour §44. */
import "./signing-settings";
import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DELETE as remove, GET as read, PUT as change } from "@/app/api/admin/signing/route";
import { POST as testing } from "@/app/api/admin/signing/test/route";
import { POST as nudge } from "@/app/api/signing/[key]/route";
import { db } from "@/lib/platform/db";
import type { SigningSettingsDto } from "@/lib/signing/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { fakeDocumenso, fakeDocuseal, TOKEN } from "../support/signing-providers";
import { approvedContract, connect, lastRequest, MINUTE_MS, readCode, runJobs, SECRET, sending } from "./signing-stage";
import { stopClock } from "./webhooks-stage";

beforeEach(resetDatabase);

const reading = async (who: Person) => (await (await call(read, { token: who.token })).json()) as SigningSettingsDto;
const changing = (who: Person, body: object) => call(change, { method: "PUT", token: who.token, body });
const tested = async (who: Person) => (await call(testing, { method: "POST", token: who.token })).json();

describe("settings", () => {
  test("are administrators', and their token is never shown again (B-44.1)", async () => {
    const [admin, user, service] = [await person("Admin", "admin"), await person("User"), await fakeDocuseal()];
    const written = [vi.spyOn(console, "info"), vi.spyOn(console, "warn")];
    const body = { provider: "docuseal", baseUrl: service.baseUrl, token: TOKEN, webhookSecret: SECRET };
    expect(await readCode(await changing(user, body))).toEqual([403, "forbidden"]);
    const answer = await changing(admin, body);
    expect(answer.status).toBe(200);
    const said = [await answer.text(), JSON.stringify(await reading(admin))];
    expect(await tested(admin)).toEqual({ isReached: true, problem: null });
    expect(await reading(admin)).toMatchObject({ provider: "docuseal", hasToken: true, hasWebhookSecret: true });
    const kept = JSON.stringify([await db.setting.findMany(), await db.auditEvent.findMany(), await db.job.findMany()]);
    const logged = JSON.stringify(written.map(({ mock }) => mock.calls));
    for (const text of [...said, kept, logged])
      for (const secret of [TOKEN, SECRET]) expect(text).not.toContain(secret);
    expect(kept).toContain("signing.setUp");
  });

  test("another address takes the token anew, so that none goes astray (B-44.1)", async () => {
    const [admin, service, other] = [await person("Admin", "admin"), await fakeDocuseal(), await fakeDocuseal()];
    await connect(admin, "docuseal", service);
    const moved = { provider: "docuseal", baseUrl: other.baseUrl };
    expect(await readCode(await changing(admin, moved))).toEqual([400, "invalidInput"]);
    expect((await changing(admin, { ...moved, baseUrl: service.baseUrl })).status).toBe(200);
    expect(await tested(admin)).toEqual({ isReached: true, problem: null });
    expect((await changing(admin, { ...moved, token: "another" })).status).toBe(200);
    expect(await tested(admin)).toEqual({ isReached: false, problem: "denied" });
  });

  test("reach no address inside, unless the operator allows it (B-44.1)", async () => {
    const admin = await person("Admin", "admin");
    const at = (baseUrl: string) => changing(admin, { provider: "documenso", baseUrl, token: TOKEN });
    for (const plain of [
      "http://sign.example/api",
      "http://10.0.0.1/api",
      "ftp://sign.example",
      "https://a:b@c.example",
    ])
      expect(await readCode(await at(plain))).toEqual([400, "invalidInput"]);
    for (const inside of ["https://169.254.169.254/api", "https://10.0.0.1/api", "https://[::1]/api"]) {
      expect((await at(inside)).status).toBe(200);
      expect(await tested(admin)).toEqual({ isReached: false, problem: "address" });
    }
  });

  test("that go while something is out leave it alone (B-44.1)", async () => {
    const time = stopClock(new Date().toISOString());
    const [service, contract] = [await fakeDocuseal(), await approvedContract()];
    await connect(contract.admin, "docuseal", service);
    await sending(contract);
    await runJobs();
    expect((await call(remove, { method: "DELETE", token: contract.admin.token })).status).toBe(204);
    const asked = service.asked.length;
    time.pass(MINUTE_MS);
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "sent", problem: "notSetUp" });
    expect(service.asked).toHaveLength(asked);
    await connect(contract.admin, "docuseal", service);
    time.pass(60 * MINUTE_MS);
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "sent", problem: null });
  });
});

describe("a nudge", () => {
  async function out(provider: "docuseal" | "documenso") {
    const time = stopClock(new Date().toISOString());
    const service = await (provider === "docuseal" ? fakeDocuseal() : fakeDocumenso());
    const contract = await approvedContract();
    const { webhookUrl } = await connect(contract.admin, provider, service);
    await sending(contract);
    await runJobs();
    time.pass(MINUTE_MS / 2); // not due yet
    const key = webhookUrl?.split("/").at(-1) ?? "";
    const nudged = (body: string | Uint8Array, headers: Record<string, string>, at = key) =>
      call(nudge, { method: "POST", params: { key: at }, body, headers });
    return { time, service, contract, nudged, id: (await lastRequest(contract)).id };
  }
  const signature = (body: string, seconds: number, secret = SECRET) => ({
    "x-docuseal-signature": `${seconds}.${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`,
  });
  const now = () => Math.floor(Date.now() / 1_000);

  test("of DocuSeal that is signed brings the next question forward, once (B-44.9)", async () => {
    const { service, nudged, id } = await out("docuseal");
    const body = JSON.stringify({ event_type: "form.viewed", data: { external_id: `${id}.2` } });
    const before = service.asked.length;
    const proof = signature(body, now());
    expect((await nudged(body, proof)).status).toBe(204);
    await runJobs();
    expect(service.asked).toHaveLength(before + 1);
    expect((await nudged(body, proof)).status).toBe(204); // replayed
    await runJobs();
    expect(service.asked).toHaveLength(before + 1);
  });

  test("of DocuSeal that is forged, old or for another key changes nothing (B-44.9)", async () => {
    const { service, nudged, id } = await out("docuseal");
    const body = JSON.stringify({ data: { external_id: `${id}.1` } });
    const before = service.asked.length;
    const good = signature(body, now());
    const refused = [
      await nudged(body, {}),
      await nudged(body, signature(body, now(), "whsec_another")),
      await nudged(body, signature(body, now() - 600)),
      await nudged(body, signature(body, now() + 600)),
      await nudged(`${body} `, good),
      await nudged(body, good, "another-key"),
    ];
    for (const answer of refused) expect(await readCode(answer)).toEqual([404, "notFound"]);
    await runJobs();
    expect(service.asked).toHaveLength(before);
    expect((await nudged(body, good)).status).toBe(204);
  });

  test("of Documenso proves itself by its secret, and nothing that it says is believed (B-44.9)", async () => {
    const { service, contract, nudged, id } = await out("documenso");
    const lie = JSON.stringify({ event: "DOCUMENT_COMPLETED", payload: { externalId: id, status: "COMPLETED" } });
    expect(await readCode(await nudged(lie, { "x-documenso-secret": "guess" }))).toEqual([404, "notFound"]);
    const before = service.asked.length;
    expect((await nudged(lie, { "x-documenso-secret": SECRET })).status).toBe(204);
    await runJobs();
    expect(service.asked.length).toBeGreaterThan(before);
    expect(await lastRequest(contract)).toMatchObject({ state: "sent", signedId: null });
    service.sign();
    const more = JSON.stringify({ event: "DOCUMENT_COMPLETED", payload: { externalId: id }, again: true });
    expect((await nudged(more, { "x-documenso-secret": SECRET })).status).toBe(204);
  });

  test("without proof is refused before a byte of it is read, and one that is too large is cut off (B-44.9)", async () => {
    const { nudged } = await out("docuseal");
    const body = "x".repeat(300 * 1024);
    expect(await readCode(await nudged(body, {}))).toEqual([404, "notFound"]);
    expect(await readCode(await nudged(body, signature(body, now())))).toEqual([413, "bodyTooLarge"]);
    for (const odd of ["", "null", "[]", '{"data":{"external_id":7}}', "\u0000"])
      expect((await nudged(odd, signature(odd, now()))).status).toBe(204);
  });
});
