"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { AnswerPanel } from "@/components/portfolio/answer/answer-panel";
import { BulkAnswers } from "@/components/portfolio/bulk/bulk-answers";
import { ColumnChooser } from "@/components/portfolio/columns/column-chooser";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import { FilterBar } from "@/components/portfolio/filters/filter-bar";
import { AnswersPhone } from "@/components/portfolio/phone/answers-phone";
import { QuestionDialog } from "@/components/portfolio/questions/question-dialog";
import { questionColumn } from "@/components/portfolio/questions/use-questions";
import { AnswersTable } from "@/components/portfolio/table/answers-table";
import type { useView } from "@/components/portfolio/views/use-view";
import { ViewTabs } from "@/components/portfolio/views/view-tabs";
import { RetryBanner } from "@/components/ui/banner";
import { useToast } from "@/components/ui/overlay/toast";
import type { QuestionDto } from "@/lib/portfolio/schema";
import { AnswersHeading } from "./answers-heading";
import { sortedBy, withColumns, type Asked } from "./asked";
import { NoContractPasses, NoContracts } from "./empty-answers";
import { useAskedAnswers } from "./use-asked-answers";
import { WaitingLines } from "./waiting-answers";

type AskedAnswersProps = {
  view: ReturnType<typeof useView>;
  asked: Asked;
  columns: readonly ColumnDto[];
  onColumnsChanged: () => Promise<unknown>;
  onViewsChanged: () => Promise<unknown>;
};

/** A view with its answers, and what is done with them. */
export function AskedAnswers({ view, asked, columns, onColumnsChanged, onViewsChanged }: AskedAnswersProps) {
  const state = useAskedAnswers(asked, columns, view.ask);
  const { answers, exporting, isPhone, shown, setDialog } = state;
  return (
    <>
      <AnswersHeading
        {...{ answers, exporting, isPhone }}
        questionCount={shown.length}
        onAddQuestion={() => setDialog("question")}
      />
      <ViewTabs {...{ view, onViewsChanged }} count={answers.summary?.contracts ?? null} />
      <FilterBar {...{ asked, columns }} onAsk={view.ask} onChooseColumns={() => setDialog("columns")} />
      <Room state={state} asked={asked} onAsk={view.ask} />
      <Dialogs {...{ state, asked, columns, onColumnsChanged }} onAsk={view.ask} />
    </>
  );
}

type State = ReturnType<typeof useAskedAnswers>;
type RoomProps = { state: State; asked: Asked; onAsk: (asked: Asked) => void };

/** The table with the opened answer beside it, or on a phone one question; or what stands in their place. */
function Room({ state, asked, onAsk }: RoomProps) {
  const words = useCopy().portfolio;
  const { answers, isPhone } = state;
  if (answers.step === "failed")
    return (
      <div className="answers-room p-4 sm:px-6">
        <RetryBanner className="flex-1 self-start" retry={words.retry} onRetry={answers.refresh}>
          {words.failed}
        </RetryBanner>
      </div>
    );
  if (answers.step === "loading")
    return (
      <div className="answers-room">
        <WaitingLines />
      </div>
    );
  if (answers.rows.length === 0)
    return (
      <div className="answers-room justify-center">
        {answers.summary?.all === 0 ? (
          <NoContracts />
        ) : (
          <NoContractPasses onClear={() => onAsk({ ...asked, filters: [] })} />
        )}
      </div>
    );
  return (
    <div className="answers-room">
      {isPhone ? <PhoneRoom state={state} grouping={asked.group} /> : <DeskRoom {...{ state, asked, onAsk }} />}
    </div>
  );
}

function DeskRoom({ state, asked, onAsk }: RoomProps) {
  const { answers, questions, grid, table, shown, place, opened, isStale, readOnly } = state;
  return (
    <>
      <div className="answers-desk">
        <AnswersTable
          ref={grid}
          table={table}
          resizing={state.resizing}
          lines={answers.lines}
          summary={answers.summary}
          isCounting={answers.isCounting}
          sort={asked.sort}
          grouping={asked.group}
          asking={questions.asking}
          opened={place}
          isStale={isStale}
          isReadingMore={answers.isReadingMore}
          onOpen={state.open}
          onSort={(id) => onAsk(sortedBy(asked, id))}
          onFold={answers.fold}
          onNearEnd={answers.more}
        />
        <BulkAnswers
          rows={table.getSelectedRowModel().rows.map(({ original }) => original)}
          shown={shown}
          exporting={state.exporting}
          onClear={state.clearChoice}
          onDone={answers.reload}
        />
      </div>
      {opened && (
        <AnswerPanel
          key={`${opened.contract.id} ${opened.column.id}`}
          {...opened}
          isReadOnly={readOnly.has(opened.contract.id)}
          onReadOnly={state.markReadOnly}
          onChanged={answers.put}
          onStep={state.step}
          onClose={state.close}
        />
      )}
    </>
  );
}

function PhoneRoom({ state, grouping }: { state: State; grouping: Asked["group"] }) {
  const { answers, shown, readOnly, isStale } = state;
  return (
    <AnswersPhone
      {...{ shown, grouping, readOnly, isStale }}
      lines={answers.lines}
      summary={answers.summary}
      isCounting={answers.isCounting}
      hasMore={answers.hasMore}
      onMore={answers.more}
      onFold={answers.fold}
      onReadOnly={state.markReadOnly}
      onChanged={answers.put}
    />
  );
}

const AFTER_DRAWING_MS = 100;

type DialogsProps = RoomProps & Pick<AskedAnswersProps, "columns" | "onColumnsChanged">;

function Dialogs({ state, asked, columns, onAsk, onColumnsChanged }: DialogsProps) {
  const { question: words } = useCopy().portfolio;
  const toast = useToast();
  const { dialog, setDialog, questions } = state;
  const close = () => setDialog(null);
  /** A new question's column is there as soon as both lists know of it. */
  async function show(question: QuestionDto) {
    close();
    toast.success(words.added);
    await Promise.all([onColumnsChanged(), questions.reload()]);
    onAsk(withColumns(asked, [...asked.columns, questionColumn(question.id)]));
    setTimeout(() => {
      const grid = document.querySelector(".answers-grid");
      if (grid) grid.scrollLeft = grid.scrollWidth; // the new column is the last one
    }, AFTER_DRAWING_MS);
  }
  if (dialog === "question") return <QuestionDialog onClose={close} onAsked={(question) => void show(question)} />;
  if (dialog === null) return null;
  return (
    <ColumnChooser
      {...{ columns, onColumnsChanged }}
      shown={asked.columns}
      onClose={close}
      onShow={(chosen) => {
        close();
        onAsk(withColumns(asked, chosen));
      }}
    />
  );
}
