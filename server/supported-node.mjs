// First import of each starter: an older Node restarts Next for ever, or cannot read what was built.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: the shop needs 20.19 or newer, best 24 LTS from https://nodejs.org`,
  );
  // Like a wrong setting: a restart would not help.
  process.exit(78);
}
