/** A deed and the keys that do it, in the order they are pressed or as a choice. */
type KeyGroup = { place: string; list: readonly (readonly [action: string, ...combinations: string[]])[] };

/** Words of the command palette and the list of keys, English. Source: behaviour §6. */
export const palette = {
  title: "Search or run a command",
  hint: "Find contracts by name or text, open screens, run commands.",
  placeholder: "Type a name or a word",
  contracts: "Contracts",
  clauses: "Clauses of this contract",
  contract: "This contract",
  /** For administrators. */
  accounts: "Accounts",
  people: "People you work with",
  shared: (count: number) => (count === 1 ? "1 shared contract" : `${count} shared contracts`),
  screens: "Screens",
  help: "Help",
  upload: "Upload a contract",
  since: "Since we signed",
  create: "Create a contract",
  keys: "Keyboard shortcuts",
  menu: "Search or run a command…",
  menuKeys: "Ctrl+K",
  searching: "Searching…",
  asTyped:
    "Words are searched as you type them, in the language of the contract. Ask in a contract’s chat to search by meaning, in any of the three languages.",
  nothing: "Nothing found",
  /** What keys do here. */
  guide: [
    ["↑ ↓", "select"],
    ["Enter", "open"],
    ["Esc", "close"],
  ] as readonly (readonly [keys: string, action: string])[],
  overlay: {
    hint: "Single-letter shortcuts are off while you type.",
    keys: [
      {
        place: "Everywhere",
        list: [
          ["Search or run a command", "Ctrl+K"],
          ["This list", "?"],
          ["Dashboard", "g", "d"],
          ["Answers", "g", "a"],
          ["Deadlines", "g", "l"],
          ["Collaborators", "g", "c"],
          ["Users", "g", "u"],
          ["Playbook", "g", "p"],
          ["Settings", "g", "s"],
        ],
      },
      {
        place: "Contract list",
        list: [
          ["Down and up", "j", "k"],
          ["Open", "Enter"],
          ["Select the row", "x"],
          ["Clear selection", "Esc"],
        ],
      },
      {
        place: "Answers",
        list: [
          ["Between cells", "↑", "↓", "←", "→"],
          ["Open the answer", "Enter"],
          ["Next, previous contract", "j", "k"],
          ["Select the contract", "x"],
          ["Verify the opened answer", "v"],
          ["Open it in the text", "o"],
          ["Add a question", "n"],
          ["Export to Excel", "E"],
          ["Close the answer", "Esc"],
        ],
      },
      {
        place: "Contract text",
        list: [
          ["Save a version", "Ctrl+S"],
          ["Comment on the selection", "Ctrl+Alt+M"],
          ["Show or hide the outline", "Ctrl+\\"],
          ["Find in the text", "Ctrl+F"],
          ["Undo, redo", "Ctrl+Z", "Ctrl+Y"],
          ["Bold, italic, underline", "Ctrl+B", "Ctrl+I", "Ctrl+U"],
          ["Strikethrough", "Ctrl+Shift+X"],
          ["Numbered list, bullet list", "Ctrl+Shift+7", "Ctrl+Shift+8"],
          ["Heading, numbered list, bullet list at the start of a paragraph", "#", "1.", "-"],
        ],
      },
      {
        place: "Comparison and rounds",
        list: [
          ["Next, previous change in a comparison", "Alt+↓", "Alt+↑"],
          ["Next, previous change in a round", "j", "k"],
          ["Accept, reject the change", "a", "r"],
        ],
      },
    ] as readonly KeyGroup[],
  },
};
