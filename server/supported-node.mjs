// First import of each starter: an older Node restarts Next for ever, or cannot read what was built.
const { node } = process.versions;
const [major = 0, minor = 0] = node.split('.').map(Number);
const BEST = 'instala 24 LTS de https://nodejs.org';

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${node} es muy viejo, y la tienda necesita 20.19 o más: ${BEST}`);
  // Like a wrong setting: a restart would not help.
  process.exit(78);
}
if (major < 22 && process.env.NODE_NO_WARNINGS !== '1') {
  const msg = `Node ${node} no recibe arreglos desde abril de 2026: ${BEST}`;
  // A real shop writes for a log collector, the demo for a person (`server/launch/log-lines.ts`).
  const isReal = Boolean(process.env.ADMIN_API_URL?.trim());
  console.warn(isReal ? JSON.stringify({ level: 40, time: new Date().toISOString(), msg }) : msg);
}
