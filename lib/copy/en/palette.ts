/** A deed and the keys that do it, in the order they are pressed or as a choice. */
type KeyGroup = { place: string; list: readonly (readonly [deed: string, ...combinations: string[]])[] };

/** Words of the command palette and the list of keys, English. Source: behaviour §6. */
export const palette = {
  title: "Go to or do",
  hint: "Contracts by their name or words, screens, and what menus do.",
  placeholder: "Type a name or a word",
  contracts: "Contracts",
  clauses: "Clauses of this contract",
  contract: "This contract",
  /** For administrators. */
  accounts: "Accounts",
  screens: "Screens",
  help: "Help",
  upload: "Upload a contract",
  create: "Create a contract",
  keys: "Keyboard shortcuts",
  menu: "Go to or do…",
  menuKeys: "Ctrl+K",
  searching: "Searching…",
  nothing: "Nothing found",
  /** What keys do here. */
  guide: [
    ["↑ ↓", "choose"],
    ["Enter", "open"],
    ["Esc", "close"],
  ] as readonly (readonly [keys: string, deed: string])[],
  overlay: {
    hint: "Single letters do nothing while you type.",
    keys: [
      {
        place: "Everywhere",
        list: [
          ["Go to a contract, a screen, or do something", "Ctrl+K"],
          ["This list", "?"],
          ["Dashboard", "g", "d"],
          ["Deadlines", "g", "l"],
          ["Collaborators", "g", "c"],
          ["Users", "g", "u"],
          ["Playbook", "g", "p"],
          ["Settings", "g", "s"],
        ],
      },
      {
        place: "List of contracts",
        list: [
          ["Down and up", "j", "k"],
          ["Open", "Enter"],
          ["Choose the row", "x"],
          ["Clear the choice", "Esc"],
        ],
      },
      {
        place: "A contract's text",
        list: [
          ["Save a version", "Ctrl+S"],
          ["Comment on what is selected", "Ctrl+Alt+M"],
          ["Show or hide the outline", "Ctrl+\\"],
          ["Find in the text", "Ctrl+F"],
          ["Undo, redo", "Ctrl+Z", "Ctrl+Y"],
          ["Bold, italic, underline", "Ctrl+B", "Ctrl+I", "Ctrl+U"],
          ["Strikethrough", "Ctrl+Shift+X"],
          ["Numbered list, bullet list", "Ctrl+Shift+7", "Ctrl+Shift+8"],
          ["Heading, numbered list, bullet list, at the beginning of a paragraph", "#", "1.", "-"],
        ],
      },
      {
        place: "Comparison and rounds",
        list: [
          ["Next, previous change of a comparison", "Alt+↓", "Alt+↑"],
          ["Next, previous change of a round", "j", "k"],
          ["Accept, reject the change", "a", "r"],
        ],
      },
    ] as readonly KeyGroup[],
  },
};
