// Run after recording: a story's raffles have another address in each run, and the shop has another port.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const kept = new URL('kept/', import.meta.url);
for (const name of readdirSync(kept).filter((each) => each.endsWith('.yml'))) {
  const file = new URL(name, kept);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /(?<=\/url: )(?!\/\^)(\S*(?:\/|%2F)(?:rifa|raffles)(?:\/|%2F))[\da-f]{24}(\S*)$/gm,
      (_, before, after) =>
        `/^${anyPort(escapeForRegex(before))}[\\da-f]{24}${escapeForRegex(after)}$/`,
    ),
  );
}

function anyPort(pattern) {
  return pattern.replace(/(?<=127\\\.0\\\.0\\\.1%3A)\d+/, '\\d+');
}

function escapeForRegex(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
