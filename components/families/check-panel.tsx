"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { FamilyIcon, HoleIcon, NotEqualIcon, PlusIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { passageAddress } from "@/components/contracts/linked-passage";
import { documentLabel } from "@/lib/families/label";
import type {
  ContradictionDto,
  ContradictionsDto,
  DocumentDto,
  FamilyDto,
  PrecedenceDto,
  ProposalDto,
  TextDto,
} from "@/lib/families/schema";
import { changeAddress } from "./text-in-force";

type CheckPanelProps = {
  family: FamilyDto;
  text: TextDto | null;
  found: ContradictionsDto | null;
  proposals: readonly ProposalDto[];
  onSetDay: (document: DocumentDto) => void;
  onAdd: (proposal: ProposalDto) => void;
  onNotRelated: (proposal: ProposalDto) => void;
  onRemoveHidden: (documentId: string) => void;
};

/** What somebody has to look at: contradictions, changes that weren't applied, missing dates, further documents. */
export function CheckPanel(props: CheckPanelProps) {
  const { family, text, found, proposals, onSetDay } = props;
  const words = useCopy().families;
  const byId = new Map(family.documents.map((document) => [document.id, document]));
  const problems = (text?.problems ?? []).flatMap((problem) => {
    const change = text?.changes[problem.change];
    const document = change && byId.get(change.documentId);
    return change && document ? [{ ...problem, made: change, document }] : [];
  });
  const undated = (text?.undated ?? []).flatMap((id) => byId.get(id) ?? []);
  const contradictions = found?.contradictions ?? [];
  const count = problems.length + undated.length;
  const isEmpty = contradictions.length + count + proposals.length + family.hiddenIds.length === 0;
  return (
    <aside className="family-side" aria-label={words.check.title}>
      <div className="family-side-head">
        <h2>{words.check.title}</h2>
        {contradictions.length > 0 && <span className="family-count family-count-red">{contradictions.length}</span>}
        {count > 0 && <span className="family-count family-count-amber">{count}</span>}
        <span className="ml-auto text-xs text-ink-muted">{words.check.read(family.documents.length)}</span>
      </div>
      {text && found && isEmpty && <p className="px-4 py-3 text-sm text-ink-muted">{words.check.nothing}</p>}
      {contradictions.map((one) => (
        <Contradiction key={`${one.documentId} ${one.kind}`} one={one} document={byId.get(one.documentId)} />
      ))}
      {contradictions.length > 0 && found && (
        <Precedence precedence={found.precedence} agreement={byId.get(text?.documentId ?? "")} />
      )}
      {problems.map(({ kind, change, nearest, made, document }) => (
        <Item
          key={change}
          icon={<HoleIcon className="size-4 text-warning" />}
          title={words.check.problems[kind](documentLabel(document, words), made.number)}
        >
          <p>
            {[words.check.notApplied, nearest && nearest !== made.number ? words.check.nearest(nearest) : ""]
              .join(" ")
              .trim()}
          </p>
          <blockquote className="family-words">{made.quote.content.slice(0, QUOTE_CHARS)}</blockquote>
          <Link className="family-link" href={changeAddress(made, document)}>
            {words.check.show(documentLabel(document, words))}
          </Link>
        </Item>
      ))}
      {undated.map((document) => (
        <Item
          key={document.id}
          icon={<HoleIcon className="size-4 text-warning" />}
          title={words.check.undated(documentLabel(document, words))}
        >
          <p>{words.check.undatedHint}</p>
          <Button size="sm" variant="outline" onClick={() => onSetDay(document)}>
            {words.check.setDate}
          </Button>
        </Item>
      ))}
      <Hidden {...props} />
      <Proposals {...props} />
    </aside>
  );
}

const QUOTE_CHARS = 240;

function Item({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <article className="family-check">
      <h3>
        {icon}
        <span>{title}</span>
      </h3>
      {children}
    </article>
  );
}

function Contradiction({ one, document }: { one: ContradictionDto; document: DocumentDto | undefined }) {
  const words = useCopy().families;
  if (!document) return null;
  const { inForce, winner, kind } = one;
  const label = documentLabel(document, words);
  const prevails = <span className="text-success">{words.check.prevails}</span>;
  return (
    <Item icon={<NotEqualIcon className="size-4 text-danger" />} title={words.check.contradicts(label)}>
      <dl className="family-versus">
        <dt>{words.check.facts[kind]}</dt>
        <dd />
        <dt title={one.document.content}>{label}</dt>
        <dd title={one.document.content}>
          <b>{one.document.value}</b> {winner === "document" && prevails}
        </dd>
        <dt>{inForce.number === null ? words.check.inForceText : words.check.inForce(inForce.number)}</dt>
        <dd title={inForce.content}>
          <b>{inForce.value}</b> {winner === "agreement" && prevails}
        </dd>
      </dl>
    </Item>
  );
}

/** The clause that says what prevails, with the words that do. */
function Precedence({
  precedence,
  agreement,
}: {
  precedence: PrecedenceDto | null;
  agreement: DocumentDto | undefined;
}) {
  const words = useCopy().families;
  if (!precedence) return <p className="px-4 pb-3 text-xs text-ink-muted">{words.check.noPrecedence}</p>;
  const { quote, words: span, number, winner } = precedence;
  const [from, to] = span ? [span.start - quote.start, span.end - quote.start] : [0, 0];
  const versionId = agreement?.versionId ?? null;
  const pageLabel = [...(number === null ? [] : [number]), words.text.page(quote.page)].join(" · ");
  return (
    <figure className="family-slip">
      <blockquote>
        {quote.content.slice(0, from)}
        <mark>{quote.content.slice(from, to)}</mark>
        {quote.content.slice(to)}
      </blockquote>
      <figcaption>
        <span className={classes(winner === null && "text-warning-700")}>
          {winner === null ? words.check.undecided : words.check.precedence}
        </span>
        {agreement && versionId !== null && (
          <Link href={passageAddress(agreement.contractId, { ...quote, versionId })}>{pageLabel}</Link>
        )}
      </figcaption>
    </figure>
  );
}

/** Documents that somebody else linked, which can be taken out without opening them. Source: B-31.15. */
function Hidden({ family, onRemoveHidden }: CheckPanelProps) {
  const words = useCopy().families;
  return family.hiddenIds.map((id) => (
    <Item key={id} icon={<HoleIcon className="size-4 text-warning" />} title={words.check.hidden}>
      <p>{words.check.hiddenHint}</p>
      <Button size="sm" variant="outline" onClick={() => onRemoveHidden(id)}>
        {words.edit.remove}
      </Button>
    </Item>
  ));
}

function Proposals({ proposals, onAdd, onNotRelated }: CheckPanelProps) {
  const words = useCopy().families;
  return proposals.map((proposal) => (
    <Item
      key={`${proposal.childId} ${proposal.parentId}`}
      icon={<FamilyIcon className="size-4 text-ink-muted" />}
      title={words.check.belongs}
    >
      <p className="break-words">
        {proposal.number === ""
          ? words.check.namesThis(proposal.childName)
          : words.check.names(proposal.childName, proposal.number)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => onAdd(proposal)}>
          <PlusIcon className="size-4" />
          {words.add.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onNotRelated(proposal)}>
          {words.check.notRelated}
        </Button>
      </div>
    </Item>
  ));
}
