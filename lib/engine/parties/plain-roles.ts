import { withoutAddress } from "./address-behind";
import { type Party, NO_NAME } from "./terms";

const EMPLOYER = /^your employer$/iu;
const ITS_EMPLOYEE = /^your name$/iu;
const PRONOUN = /^(?:we|us|you)$/iu;
/** 'Builder: Bluegum Carpentry Pty Ltd' */
const LABEL = /^(\p{Lu}\p{Ll}{2,20}(?: \p{Ll}{2,12})?):\s+(?=["“«]?\p{Lu})/u;

/** Parties without the address behind their names, each by its role rather than by the label of a form or 'you'. */
export function withPlainRoles(parties: readonly Party[]): Party[] {
  const named = parties.filter(({ name }) => name === null || !NO_NAME.test(name));
  const kept = named.length > 1 ? named : parties; // laws and forms that a text defines are no parties
  const isEmployment = parties.some(({ role }) => EMPLOYER.test(role ?? ""));
  return kept.map((party) => {
    const [label = "", role = ""] = LABEL.exec(party.name ?? "") ?? [];
    const isLabelled = role !== "" && PRONOUN.test(party.role ?? "");
    const name = party.name === null ? null : withoutAddress(isLabelled ? party.name.slice(label.length) : party.name);
    return { ...party, name, role: isLabelled ? role : roleMeant(party.role, isEmployment) };
  });
}

function roleMeant(role: string | null, isEmployment: boolean): string | null {
  if (EMPLOYER.test(role ?? "")) return "Employer";
  if (!ITS_EMPLOYEE.test(role ?? "")) return role;
  return isEmployment ? "Employee" : null;
}
