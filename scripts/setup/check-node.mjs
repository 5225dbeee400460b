/** Exits with a plain sentence if Node is too old. Imported first, so it must itself run on old versions. */
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 20)) {
  console.error(
    `Node ${process.versions.node} is too old: this program needs Node 20.20 or newer (https://nodejs.org).`,
  );
  process.exit(1);
}
