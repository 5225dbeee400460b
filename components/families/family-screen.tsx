"use client";

import { useState } from "react";
import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner, RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { ChevronDownIcon, ChevronLeftIcon, DownloadIcon, PlusIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import type { DocumentDto, FamilyDto, FamilyExportQuery, ProposalDto, TextQuery } from "@/lib/families/schema";
import { CheckPanel } from "./check-panel";
import { ContractChooser } from "./contract-chooser";
import { DayBar } from "./day-bar";
import { DocumentDialog } from "./document-dialog";
import { exportText } from "./family-calls";
import "./family.css";
import { TextInForce } from "./text-in-force";
import { Timeline } from "./timeline";
import { useFamily, type OpenFamily } from "./use-family";

/** One family: its documents by date, the text in force, and what is to be checked. Source: behaviour §31. */
export function FamilyScreen({ family: initial }: { family: FamilyDto }) {
  const words = useCopy().families;
  const router = useRouter();
  const open = useFamily(initial);
  const { family, text, query } = open;
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<DocumentDto | null>(null);
  const isAlone = family.documents.length === 1 && family.hiddenCount === 0;
  const addAndEdit = async (contractId: string) => {
    const added = await open.add(contractId);
    setIsAdding(false);
    if (added) setEdited(added);
  };
  return (
    <div className="review-page family-page">
      <FamilyBar family={family} query={query} onAdd={() => setIsAdding(true)} />
      {isAlone ? (
        <div className="family-alone">
          <p>{words.emptyHint}</p>
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            <PlusIcon className="size-4" />
            {words.add.open}
          </Button>
        </div>
      ) : (
        <Timeline family={family} text={text} onOpen={setEdited} />
      )}
      <FamilyText open={open} onSetDay={setEdited} onAdd={({ childId }) => void addAndEdit(childId)} />
      {isAdding && (
        <ContractChooser
          title={words.add.title}
          without={family.documents.map(({ contractId }) => contractId)}
          onChoose={addAndEdit}
          onClose={() => setIsAdding(false)}
        />
      )}
      {edited && (
        <DocumentDialog
          key={edited.id}
          family={family}
          document={edited}
          onSave={(change) => open.change(edited, change)}
          onRemove={async () => {
            const isDone = await open.remove(edited);
            if (isDone && edited.id === family.agreementId) router.push("/families");
            return isDone;
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

type FamilyTextProps = {
  open: OpenFamily;
  onSetDay: (document: DocumentDto) => void;
  onAdd: (proposal: ProposalDto) => void;
};

function FamilyText({ open, onSetDay, onAdd }: FamilyTextProps) {
  const words = useCopy().families;
  const { family, text, asked, setAsked, found, proposals } = open;
  const [onlyAmended, setOnlyAmended] = useState(false);
  return (
    <div className="family-room">
      <div className="family-main">
        {family.agreementId === null ? (
          <Banner className="m-4">{words.text.noAgreement}</Banner>
        ) : (
          <>
            <DayBar {...{ family, asked, onlyAmended }} onAsk={setAsked} onOnlyAmended={setOnlyAmended} />
            {open.isTextFailed && !open.isReading && (
              <RetryBanner className="m-4" retry={words.retry} onRetry={open.retryText}>
                {words.failed}
              </RetryBanner>
            )}
            {!text && open.isReading && (
              <div className="p-6">
                <Spinner label={words.text.readings} />
              </div>
            )}
            {text && (
              <div className={classes(open.isReading && "family-stale")}>
                <TextInForce {...{ family, text, onlyAmended }} />
              </div>
            )}
          </>
        )}
      </div>
      <CheckPanel
        {...{ family, text, found, proposals, onSetDay, onAdd }}
        onNotRelated={(proposal) => void open.notRelated(proposal)}
        onRemoveHidden={(id) => void open.remove({ id })}
      />
    </div>
  );
}

type FamilyBarProps = { family: FamilyDto; query: TextQuery; onAdd: () => void };

/** Name, how many documents there are, adding one, and the text in force as a file. */
function FamilyBar({ family, query, onAdd }: FamilyBarProps) {
  const words = useCopy().families;
  const { name, documents, hiddenCount } = family;
  return (
    <header className="family-bar-top">
      <Link href="/families" className="family-back" aria-label={words.backToList} title={words.backToList}>
        <ChevronLeftIcon className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-base" title={name}>
          {name || words.hiddenAgreement}
        </h1>
        <p className="truncate text-xs text-ink-muted">
          <span className="font-medium">{words.one}</span>
          {" · "}
          {[words.documents(documents.length), ...(hiddenCount > 0 ? [words.hidden(hiddenCount)] : [])].join(" · ")}
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={onAdd} title={words.add.open}>
        <PlusIcon className="size-4" />
        <span className="max-sm:sr-only">{words.add.open}</span>
      </Button>
      {family.agreementId !== null && <ExportMenu family={family} query={query} />}
    </header>
  );
}

function ExportMenu({ family, query }: Omit<FamilyBarProps, "onAdd">) {
  const { export: words } = useCopy().families;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (file: Pick<FamilyExportQuery, "format" | "form">) => {
    setIsBusy(true);
    const refusal = await exportText(family.id, { ...query, ...file }, family.name);
    setIsBusy(false);
    if (refusal !== null) toast.error(refusal || words.failed);
  };
  const files = [
    { label: words.pdfRedline, format: "pdf", form: "redline" },
    { label: words.pdfClean, format: "pdf", form: "clean" },
    { label: words.wordRedline, format: "docx", form: "redline" },
    { label: words.wordClean, format: "docx", form: "clean" },
  ] as const;
  return (
    <Menu
      trigger={
        <Button size="sm" busy={isBusy} title={words.button}>
          {!isBusy && <DownloadIcon className="size-4" />}
          <span className="max-sm:sr-only">{isBusy ? words.going : words.button}</span>
          <ChevronDownIcon className="size-4 max-sm:hidden" />
        </Button>
      }
    >
      {files.map(({ label, format, form }) => (
        <MenuItem key={label} onSelect={() => void run({ format, form })}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
