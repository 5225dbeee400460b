/** Folders, teams, and who can see a contract. Source: behaviour §32. */
type Seen = {
  folder: { name: string } | null;
  direct: readonly string[];
  directCount: number;
  byTeams: readonly { name: string; count: number }[];
};

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);
const contracts = (count: number) => (count === 1 ? "1 contract" : `${count} contracts`);
const inARow = new Intl.ListFormat("en-GB", { type: "conjunction" });

export const folders = {
  title: "Folders",
  hint: "Contracts in a folder are open to the teams that have a role there.",
  back: "Back to contracts",
  empty: "No folders yet",
  emptyHint: "Create one, then move contracts into it from your list.",
  create: "New folder",
  createInner: "New folder inside",
  name: "Name",
  save: "Save",
  rename: "Rename",
  remove: "Delete folder",
  removeTitle: "Delete this folder?",
  removeHint: "Its contracts stay and lie in no folder. People who saw them only through the folder lose access.",
  removed: "Folder deleted",
  contracts,
  owner: (name: string) => `Owner: ${name}`,
  openList: "Show its contracts",
  roles: { reviewer: "Reviewer", manager: "Manager", owner: "Owner" },
  yourRole: (role: string) => `Your role: ${role}`,
  teamsHere: "Teams with access",
  noTeams: "No team has access. Only the owner sees what is in here.",
  inherited: "from the folder above",
  addTeam: "Add a team",
  noTeamToAdd: "You aren't in any other team. Create one first.",
  role: "Role",
  removeTeam: (team: string) => `Remove ${team} from the folder`,
  removeTeamHint: "Its people lose access at once to contracts that they see only through this folder.",
  people,
  failed: "Something went wrong. Please try again.",
  loading: "Loading…",
  more: "Show more",
  choose: "Choose a folder on the left.",
  all: "All folders",
  filter: "Folder",
  none: "No folder",
  move: {
    open: "Move to folder…",
    title: (count: number) => `Move ${contracts(count)}`,
    where: "Folder",
    save: "Move",
    confirm: "Move and give access",
    sees: (count: number) => `${people(count)} will get access:`,
    newly: (name: string, role: string) => `${name}, as ${role.toLowerCase()}`,
    grows: (name: string, role: string) => `${name}, now as ${role.toLowerCase()}`,
    others: (count: number) => `and ${people(count)} more`,
    done: (count: number) => `${contracts(count)} moved`,
    onlyOwn: "You can move contracts that you own, into folders where you are manager or owner.",
  },
  teams: {
    title: "Teams",
    hint: "People in a team share its role in each folder. Whoever leaves loses that access at once.",
    empty: "You aren't in a team yet",
    emptyHint: "Create one and add colleagues who have an account here.",
    create: "New team",
    remove: "Delete team",
    removeTitle: "Delete this team?",
    removeHint: "Its people lose access at once to contracts that they see only through this team.",
    removed: "Team deleted",
    add: "Add",
    email: "Email of a colleague's account",
    added: (name: string) => `${name} added`,
    removeMember: (name: string) => `Remove ${name}`,
    memberRemoved: "Removed from the team",
    leave: "Leave team",
    leaveTitle: "Leave this team?",
    leaveHint: "You lose access at once to contracts that you see only through this team.",
    left: "You left the team",
    owner: "Owner",
  },
  seenBy: ({ folder, direct, directCount, byTeams }: Seen): string => {
    const others = directCount - direct.length;
    const parts = [
      ...direct,
      ...(others > 0 ? [others === 1 ? "1 other" : `${others} others`] : []),
      ...byTeams.map(({ name, count }) => `${people(count)} of ${name}`),
    ];
    if (parts.length === 0) return folder ? `Only you (folder ${folder.name})` : "Only you";
    return `${inARow.format(["You", ...parts])}${folder ? ` (folder ${folder.name})` : ""}`;
  },
};
