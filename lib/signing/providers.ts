import "server-only";
import { clock } from "@/lib/platform/clock";
import type { SigningProviderName } from "./bounds";
import { documenso } from "./documenso";
import { docuseal } from "./docuseal";
import type { SigningNetwork } from "./http";
import type { SigningProvider } from "./port";

type Access = { provider: SigningProviderName; baseUrl: string; token: string };

export function openProvider({ provider, ...access }: Access, network: SigningNetwork): SigningProvider {
  return provider === "docuseal" ? docuseal(access, network) : documenso(access, network, () => clock.now());
}
