import type { ViewTab } from "@/components/contracts/list/view-tabs";
import type { Actor } from "@/lib/access/actor";
import { pageLanguage } from "@/lib/adapters/page";
import { trashSize } from "@/lib/contracts/trash";
import { copyFor } from "@/lib/copy/copy";

/** The views of the list. */
export async function viewTabs(actor: Actor, shown: "all" | "trash"): Promise<ViewTab[]> {
  const [language, inTrash] = await Promise.all([pageLanguage(), trashSize(actor)]);
  const words = copyFor(language).contractList;
  return [
    { name: words.all, address: "/dashboard", isShown: shown === "all" },
    { name: words.trash, address: "/dashboard?trash=1", isShown: shown === "trash", count: inTrash },
  ];
}
