import type { Copy } from "../en";
import { counted } from "./counted";

const people = (count: number) => counted(count, { one: "человек", few: "человека", many: "человек" });
const contracts = (count: number) => counted(count, { one: "договор", few: "договора", many: "договоров" });
const inARow = new Intl.ListFormat("ru", { type: "conjunction" });

export const folders: Copy["folders"] = {
  title: "Папки",
  hint: "Договоры в папке видят команды, у которых там есть роль.",
  back: "К договорам",
  empty: "Папок пока нет",
  emptyHint: "Создайте папку и переместите в неё договоры из списка.",
  create: "Новая папка",
  createInner: "Новая папка внутри",
  name: "Название",
  save: "Сохранить",
  rename: "Переименовать",
  remove: "Удалить папку",
  removeTitle: "Удалить папку?",
  removeHint: "Договоры останутся, но не будут лежать в папке. Кто видел их только через папку, потеряет доступ.",
  removed: "Папка удалена",
  contracts,
  owner: (name) => `Владелец: ${name}`,
  openList: "Показать договоры",
  roles: { reviewer: "Рецензент", manager: "Менеджер", owner: "Владелец" },
  yourRole: (role) => `Ваша роль: ${role}`,
  teamsHere: "Команды с доступом",
  noTeams: "Ни у одной команды нет доступа. Содержимое видит только владелец.",
  inherited: "от папки выше",
  addTeam: "Добавить команду",
  noTeamToAdd: "Вы не состоите в других командах. Сначала создайте команду.",
  role: "Роль",
  removeTeam: (team) => `Убрать команду ${team} из папки`,
  removeTeamHint: "Её участники сразу потеряют доступ к договорам, которые видят только через эту папку.",
  people,
  failed: "Не получилось. Попробуйте ещё раз.",
  loading: "Загрузка…",
  more: "Показать ещё",
  choose: "Выберите папку слева.",
  all: "Все папки",
  filter: "Папка",
  none: "Без папки",
  move: {
    open: "Переместить в папку…",
    title: (count) => `Переместить ${contracts(count)}`,
    where: "Папка",
    save: "Переместить",
    confirm: "Переместить и открыть доступ",
    sees: (count) => `Доступ получат ${people(count)}:`,
    newly: (name, role) => `${name}, роль: ${role.toLowerCase()}`,
    grows: (name, role) => `${name}, новая роль: ${role.toLowerCase()}`,
    others: (count) => `и ещё ${people(count)}`,
    done: (count) => `Перемещено: ${contracts(count)}`,
    onlyOwn: "Перемещать можно свои договоры, в папки, где вы менеджер или владелец.",
  },
  teams: {
    title: "Команды",
    hint: "У всех в команде одна роль в каждой папке. Кто покидает команду, сразу теряет этот доступ.",
    empty: "Вы пока не состоите в команде",
    emptyHint: "Создайте команду и добавьте коллег, у которых здесь есть учётная запись.",
    create: "Новая команда",
    remove: "Удалить команду",
    removeTitle: "Удалить команду?",
    removeHint: "Её участники сразу потеряют доступ к договорам, которые видят только через неё.",
    removed: "Команда удалена",
    add: "Добавить",
    email: "Адрес учётной записи коллеги",
    added: (name) => `${name}: теперь в команде`,
    removeMember: (name) => `Убрать: ${name}`,
    memberRemoved: "Больше не в команде",
    leave: "Покинуть команду",
    leaveTitle: "Покинуть команду?",
    leaveHint: "Вы сразу потеряете доступ к договорам, которые видите только через неё.",
    left: "Вы покинули команду",
    owner: "Владелец",
  },
  seenBy: ({ folder, direct, directCount, byTeams }) => {
    const others = directCount - direct.length;
    const where = folder ? ` (папка «${folder.name}»)` : "";
    const parts = [
      ...direct,
      ...(others > 0 ? [`ещё ${people(others)}`] : []),
      ...byTeams.map(({ name, count }) => `${people(count)} из команды «${name}»`),
    ];
    return parts.length === 0 ? `Только вы${where}` : `${inARow.format(["Вы", ...parts])}${where}`;
  },
};
