import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AdminGrant } from "@/lib/access/admin-grant";
import { requireProven } from "@/lib/access/while-allowed";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newSecret } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { isAllowedHost } from "@/lib/platform/posting/allowed-hosts";
import { seal, unseal } from "@/lib/platform/sealed";
import type { SigningProviderName } from "./bounds";
import { SIGNING_NETWORK, type SigningNetwork } from "./http";
import { ProviderFailure } from "./port";
import { openProvider } from "./providers";
import type { ChangeSigningSettings, SigningSettingsDto, SigningTestDto } from "./schema";
import { findSigningSettings, lockSigningSettings, setSigningSettings } from "./settings-store";

/** As stored: what is secret is sealed. `nudgeKey` is a part of the address that the provider may call. */
type Stored = {
  provider: SigningProviderName;
  baseUrl: string;
  token: string;
  webhookSecret: string | null;
  nudgeKey: string;
  changedAt: string;
};

/** What services work with. Its secrets go nowhere but to the provider. */
export type SigningSettings = Omit<Stored, "changedAt">;

const parse = (value: string | null) => (value === null ? null : (JSON.parse(value) as Stored)); // written below

/** Null while nothing is set up, or where what is kept was sealed with another `NEXTAUTH_SECRET`. */
export async function signingSettings(client?: DatabaseClient): Promise<SigningSettings | null> {
  const stored = parse(await findSigningSettings(client));
  if (!stored) return null;
  const { changedAt: _, token, webhookSecret, ...plain } = stored;
  try {
    return {
      ...plain,
      token: unseal("signing", token),
      webhookSecret: webhookSecret && unseal("signing", webhookSecret),
    };
  } catch {
    log.warn("signing.settings-unreadable", { provider: plain.provider }); // after a restore: enter the token again
    return null;
  }
}

/** @throws AppError `forbidden`. Source: B-44.1. */
export async function readSigningSettings(actor: Actor): Promise<SigningSettingsDto> {
  AdminGrant.request(actor);
  return toDto(parse(await findSigningSettings()));
}

/**
 * Sets up or changes the provider. The token goes to the address, so another address takes a token anew.
 * @throws AppError `forbidden`, `addressUnproven`, `invalidInput` for an address that isn't https or a token that is
 *   missing. Source: B-44.1.
 */
export async function changeSigningSettings(actor: Actor, input: ChangeSigningSettings): Promise<SigningSettingsDto> {
  const grant = AdminGrant.request(actor);
  requireProven(actor);
  const address = new URL(input.baseUrl); // the schema has read it
  if (address.protocol !== "https:" && !isAllowedHost(address, env.SIGNING_HOSTS)) throw invalid("baseUrl", "url");
  return inTransaction(async (tx) => {
    const before = parse(await lockSigningSettings(grant, tx));
    const isSame = before?.provider === input.provider && before.baseUrl === input.baseUrl;
    const token = input.token === undefined ? (isSame ? before.token : null) : seal("signing", input.token);
    if (token === null) throw invalid("token", "required");
    const kept = isSame ? before.webhookSecret : null;
    const { provider, baseUrl, webhookSecret } = input;
    const stored: Stored = {
      ...{ provider, baseUrl, token, changedAt: clock.now().toISOString() },
      webhookSecret: webhookSecret === undefined ? kept : webhookSecret && seal("signing", webhookSecret),
      nudgeKey: isSame ? before.nudgeKey : newSecret(),
    };
    await setSigningSettings(grant, JSON.stringify(stored), tx);
    const detail = { provider, host: address.host };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "signing.setUp", detail }, tx);
    return toDto(stored);
  });
}

/** What is out stays out: nothing is asked of the provider any more. @throws AppError `forbidden` */
export async function removeSigningSettings(actor: Actor): Promise<void> {
  const grant = AdminGrant.request(actor);
  await inTransaction(async (tx) => {
    const before = parse(await lockSigningSettings(grant, tx));
    if (!before) return;
    await setSigningSettings(grant, "", tx);
    const detail = { provider: before.provider, host: new URL(before.baseUrl).host };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "signing.removed", detail }, tx);
  });
}

/** Asks the provider for a list, which changes nothing there. @throws AppError `forbidden`, `signingNotSetUp` */
export async function testSigningSettings(
  actor: Actor,
  network: SigningNetwork = SIGNING_NETWORK,
): Promise<SigningTestDto> {
  AdminGrant.request(actor);
  const settings = await signingSettings();
  if (!settings) throw new AppError("signingNotSetUp");
  try {
    await openProvider(settings, network).test();
    return { isReached: true, problem: null };
  } catch (cause) {
    if (!(cause instanceof ProviderFailure)) throw cause;
    return { isReached: false, problem: cause.problem };
  }
}

const invalid = (path: string, message: string) => new AppError("invalidInput", { issues: [{ path, message }] });

function toDto(stored: Stored | null): SigningSettingsDto {
  return {
    provider: stored?.provider ?? null,
    baseUrl: stored?.baseUrl ?? "",
    hasToken: stored !== null,
    hasWebhookSecret: stored !== null && stored.webhookSecret !== null,
    webhookUrl: stored && new URL(`/api/signing/${stored.nudgeKey}`, env.publicUrl).href,
    changedAt: stored?.changedAt ?? null,
  };
}
