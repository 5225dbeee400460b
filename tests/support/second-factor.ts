/** People with a second factor, made through the product's own services. */
import { TOTP } from "otpauth";
import { confirmItsMe } from "@/lib/people/accounts/second-factor/confirmation";
import { confirmAppCode, startApp } from "@/lib/people/accounts/second-factor/set-up";
import { clock } from "@/lib/platform/clock";
import { PASSWORD, person, type Person } from "./factories";

/** The six digits an app with this secret shows, now or some steps later. */
export function currentCode(secret: string, stepsLater = 0): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + stepsLater * 30_000 });
}

export type PersonWithApp = Person & { secret: string; recoveryCodes: string[] };

/** Gives somebody an app, whose code of the step now is used up. */
export async function withApp(who: Person): Promise<PersonWithApp> {
  await confirmItsMe(who.actor, { password: PASSWORD });
  const { secret } = await startApp(who.actor);
  const { recoveryCodes } = await confirmAppCode(who.actor, { code: currentCode(secret) });
  return { ...who, secret, recoveryCodes: recoveryCodes ?? [] };
}

export const personWithApp = async (name = "Careful", systemRole?: "user" | "admin") =>
  withApp(await person(name, systemRole));
