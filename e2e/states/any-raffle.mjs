// After recording: the raffles that a story makes have another address at each run.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const kept = new URL('kept/', import.meta.url);
for (const name of readdirSync(kept).filter((each) => each.endsWith('.yml'))) {
  const file = new URL(name, kept);
  const tree = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    tree
      .replace(/\/url: \/rifa\/[\da-f]{24}$/gm, String.raw`/url: /^\/rifa\/[\da-f]{24}$/`)
      .replace(
        /\/url: \/api\/raffles\/[\da-f]{24}\/sorteo\.ics$/gm,
        String.raw`/url: /^\/api\/raffles\/[\da-f]{24}\/sorteo\.ics$/`,
      ),
  );
}
