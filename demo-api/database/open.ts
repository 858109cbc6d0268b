import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import Database from 'libsql';

import { schema } from './schema';

export type Db = Database.Database;

/**
 * Opens the file and creates what is missing. One connection serves the whole process. With FULL,
 * every answered write survives a kill or a power cut. A file with another schema comes from another
 * version of the demo: it is deleted, with a message.
 */
export function openDatabase(file: string): Db {
  let db = new Database(file, { timeout: 5000 });
  if (!isEmpty(db) && schemaVersion(db) !== SCHEMA_VERSION) {
    console.error('The demo data belong to another version of the demo: starting with new data.');
    db.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    db = new Database(file, { timeout: 5000 });
  }
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  db.exec(schema);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  return db;
}

/** Hashes the schema's text, so no change of it can be forgotten. SQLite stores 31 bits. */
const SCHEMA_VERSION = createHash('sha256').update(schema).digest().readUInt32BE() >>> 1 || 1;

function isEmpty(db: Db): boolean {
  return !db.prepare('select 1 from sqlite_master limit 1').get();
}

function schemaVersion(db: Db): number {
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}
