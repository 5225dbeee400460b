"use client";

import { useState } from "react";
import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner, RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { PlusIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/progress";
import type { DocumentDto, FamilyDto, ProposalDto } from "@/lib/families/schema";
import { CheckPanel } from "./check-panel";
import { ContractChooser } from "./contract-chooser";
import { DayBar } from "./day-bar";
import { DocumentDialog } from "./document-dialog";
import { FamilyBar } from "./family-bar";
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
      />
    </div>
  );
}
