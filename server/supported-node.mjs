// First import of each starter: an older Node restarts Next for ever, or cannot read what was built.
const { node } = process.versions;
const [major = 0, minor = 0] = node.split('.').map(Number);
const BEST = '24 LTS from https://nodejs.org';

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${node} is too old: the shop needs 20.19 or newer, best ${BEST}`);
  // Like a wrong setting: a restart would not help.
  process.exit(78);
}
if (major < 22 && process.env.NODE_NO_WARNINGS !== '1') {
  const msg = `Node ${node} has been out of support since April 2026: take ${BEST}`;
  // A real shop writes for a log collector, the demo for a person (`server/launch/log-lines.ts`).
  const isReal = Boolean(process.env.ADMIN_API_URL?.trim());
  console.warn(isReal ? JSON.stringify({ level: 40, time: new Date().toISOString(), msg }) : msg);
}
