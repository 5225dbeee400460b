"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { ColumnChooser } from "@/components/portfolio/columns/column-chooser";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import { useView } from "@/components/portfolio/views/use-view";
import { RetryBanner } from "@/components/ui/banner";
import type { ViewDto } from "@/lib/portfolio/view-schema";
import { NO_ORDER } from "./asked";
import { AskedAnswers } from "./asked-answers";
import { NothingAsked } from "./empty-answers";
import { readColumns, readViews } from "./portfolio-calls";
import { WaitingAnswers } from "./waiting-answers";

/** Answers of all contracts in a table. `first`: the view that the address names. Source: behaviour §29. */
export function AnswersScreen({ first }: { first: string | null }) {
  const words = useCopy().portfolio;
  const columns = useRead<ColumnDto[]>("columns of the table", readColumns);
  const views = useRead<ViewDto[]>("views of the table", readViews);
  const isFailed = (columns.isFailed && !columns.data) || (views.isFailed && !views.data);
  const retry = () => {
    if (!columns.data) void columns.reload();
    if (!views.data) void views.reload();
  };
  return (
    <div className="full-page answers-page">
      {isFailed && (
        <div className="space-y-4 px-4 py-4 sm:px-6">
          <h1 className="text-[1.375rem]">{words.title}</h1>
          <RetryBanner retry={words.retry} onRetry={retry}>
            {words.failed}
          </RetryBanner>
        </div>
      )}
      {!isFailed && (!columns.data || !views.data) && <WaitingAnswers />}
      {columns.data && views.data && (
        <Views
          first={first}
          columns={columns.data}
          views={views.data}
          onColumnsChanged={columns.reload}
          onViewsChanged={views.reload}
        />
      )}
    </div>
  );
}

type ViewsProps = {
  first: string | null;
  columns: readonly ColumnDto[];
  views: readonly ViewDto[];
  onColumnsChanged: () => Promise<unknown>;
  onViewsChanged: () => Promise<unknown>;
};

function Views({ first, columns, views, onColumnsChanged, onViewsChanged }: ViewsProps) {
  const words = useCopy().portfolio;
  const view = useView(columns, views, first);
  const [isChoosing, setIsChoosing] = useState(false);
  if (view.asked) return <AskedAnswers {...{ view, columns, onColumnsChanged, onViewsChanged }} asked={view.asked} />;
  return (
    <>
      <h1 className="px-4 pt-4 text-[1.375rem] sm:px-6">{words.title}</h1>
      <NothingAsked tabs={view.tabs} onOpen={view.openTab} onOwn={() => setIsChoosing(true)} />
      {isChoosing && (
        <ColumnChooser
          columns={columns}
          shown={[]}
          onColumnsChanged={onColumnsChanged}
          onClose={() => setIsChoosing(false)}
          onShow={(shown) => view.openOwn({ columns: shown, filters: [], sort: NO_ORDER, group: "none", widths: {} })}
        />
      )}
    </>
  );
}
