import { viewUrl, type ListView } from "@/components/contracts/list/list-query";
import type { ViewTab } from "@/components/contracts/dashboard/dashboard-heading";
import type { Actor } from "@/lib/access/actor";
import { pageLanguage } from "@/lib/server/adapters/page";
import { listViews } from "@/lib/contracts/list/workplace";
import { trashSize } from "@/lib/contracts/trash/trash";
import { copyFor } from "@/lib/copy/copy";

const PATH = "/dashboard";

/** All contracts, the user's saved views, and the trash. */
export async function viewTabs(actor: Actor, shown: ListView | "trash"): Promise<ViewTab[]> {
  const [language, inTrash, views] = await Promise.all([pageLanguage(), trashSize(actor), listViews(actor)]);
  const words = copyFor(language).contractList;
  const address = shown === "trash" ? `${PATH}?trash=1` : viewUrl(PATH, shown);
  const kept = views.map(({ name, query }) => ({ name, address: `${PATH}?${query}`, isKept: true }));
  const isOther = shown !== "trash" && !kept.some((view) => view.address === address);
  return [
    { name: words.all, address: PATH, isShown: isOther },
    ...kept.map((view) => ({ ...view, isShown: view.address === address })),
    {
      name: words.trash,
      address: `${PATH}?trash=1`,
      isShown: shown === "trash",
      ...(inTrash > 0 ? { count: inTrash } : {}),
    },
  ];
}
