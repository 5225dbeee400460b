/** The reports on one page, drawn on the server; the filters are a form that asks for the page anew. B-35.8. */
import { Button, buttonClasses } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { PageHeading } from "@/components/ui/page-heading";
import { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import type { Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import type { ReportsDto, ReportsQuery } from "@/lib/portfolio/reports/schema";
import { DeviationReports, NegotiatedReport } from "./clause-reports";
import { DeadlinesReport, RoundsReport, SigningReport } from "./time-reports";

type Choice = { id: string; name: string };
type Props = {
  copy: Copy;
  language: Language;
  reports: ReportsDto;
  query: ReportsQuery;
  owners: readonly Choice[];
  counterparties: readonly Choice[];
};

export function ReportsScreen({ copy, language, reports, query, owners, counterparties }: Props) {
  const words = copy.reports;
  const asked = new URLSearchParams(Object.entries({ ...query, from: reports.from, until: reports.until }));
  return (
    <>
      <PageHeading
        title={words.title}
        text={words.intro}
        actions={
          <a href={`/api/reports/export?${asked}`} download className={buttonClasses({ variant: "outline" })}>
            {words.exportCsv}
          </a>
        }
      />
      <div className="space-y-4">
        <Filters copy={copy} reports={reports} query={query} owners={owners} counterparties={counterparties} />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <SigningReport words={words} language={language} of={reports.signing} />
          <RoundsReport words={words} of={reports.rounds} />
          <NegotiatedReport words={words} of={reports.negotiated} />
          <DeviationReports words={words} of={reports.deviations} />
          <DeadlinesReport words={words} language={language} of={reports.deadlines} />
        </div>
      </div>
    </>
  );
}

function Filters({ copy, reports, query, owners, counterparties }: Omit<Props, "language">) {
  const { filters: words } = copy.reports;
  const types = CONTRACT_TYPES.map((type) => ({ id: type, name: copy.contracts.types[type] }));
  return (
    <form
      method="get"
      aria-label={words.label}
      className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-6"
    >
      <Field label={words.from}>
        <Input type="date" name="from" defaultValue={reports.from} />
      </Field>
      <Field label={words.until}>
        <Input type="date" name="until" defaultValue={reports.until} />
      </Field>
      <Choose label={words.type} name="type" value={query.type} any={words.any} choices={types} />
      <Choose label={words.owner} name="ownerId" value={query.ownerId} any={words.any} choices={owners} />
      <Choose
        label={words.counterparty}
        name="counterpartyId"
        value={query.counterpartyId}
        any={words.any}
        choices={counterparties}
      />
      <Button type="submit">{words.show}</Button>
    </form>
  );
}

type ChooseProps = { label: string; name: string; value: string; any: string; choices: readonly Choice[] };

function Choose({ label, name, value, any, choices }: ChooseProps) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue={value}>
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
