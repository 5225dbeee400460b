import { withoutAddress } from "./address-behind";
import { type Party, NO_NAME } from "./terms";

const EMPLOYER = /^your employer$/iu;
const ITS_EMPLOYEE = /^your name$/iu;
const PRONOUN = /^(?:we|us|you)$/iu;
/** 'Builder: Bluegum Carpentry Pty Ltd' */
const LABEL = /^(\p{Lu}\p{Ll}{2,20}(?: \p{Ll}{2,12})?):\s+(?=["“«]?\p{Lu})/u;

/** '(Ц.Номинг цаашид “Захиалагч” гэнэ)': who of several people in one introduction has the role. */
const NAMED_ALONE = /\((\p{Lu}[\p{L}. -]{2,40}?)-?(?:ийг|ыг|г) цаашид ["“«]([\p{L} ]{3,30})["”»]/gu;
/** UTF-16 units. */
const HEAD = 6_000;

/** Parties without the address behind their names, each by its role rather than by the label of a form or 'you'. */
export function withPlainRoles(parties: readonly Party[], text: string): Party[] {
  const alone = [...text.slice(0, HEAD).matchAll(NAMED_ALONE)];
  const own = (party: Party) => alone.find(([, name]) => name !== undefined && name === party.name)?.[2];
  const named = parties.filter(({ name }) => name === null || !NO_NAME.test(name));
  const kept = named.length > 1 ? named : parties; // laws and forms that a text defines are no parties
  const isEmployment = parties.some(({ role }) => EMPLOYER.test(role ?? ""));
  return kept.map((party) => {
    const [label = "", role = ""] = LABEL.exec(party.name ?? "") ?? [];
    const isLabelled = role !== "" && PRONOUN.test(party.role ?? "");
    const name = party.name === null ? null : withoutAddress(isLabelled ? party.name.slice(label.length) : party.name);
    return { ...party, name, role: own(party) ?? (isLabelled ? role : roleMeant(party.role, isEmployment)) };
  });
}

function roleMeant(role: string | null, isEmployment: boolean): string | null {
  if (EMPLOYER.test(role ?? "")) return "Employer";
  if (!ITS_EMPLOYEE.test(role ?? "")) return role;
  return isEmployment ? "Employee" : null;
}
