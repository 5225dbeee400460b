/**
 * Ends the program with a plain sentence on a Node that is too old. Imported first, so it must run on old ones itself.
 */
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 20)) {
  console.error(
    `Node ${process.versions.node} is too old: this program needs Node 20.20 or newer (https://nodejs.org).`,
  );
  process.exit(1);
}
