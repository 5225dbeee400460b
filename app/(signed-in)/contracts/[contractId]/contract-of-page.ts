import { cache } from "react";
import type { Actor } from "@/lib/access/actor";
import { getContract } from "@/lib/contracts/contracts";
import { readForPage } from "@/lib/server/adapters/page";

/** Read once for a page and its title. */
export const contractOfPage = cache((actor: Actor, contractId: string) => readForPage(getContract(actor, contractId)));
