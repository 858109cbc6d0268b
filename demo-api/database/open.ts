import Database from 'libsql';

import { schema } from './schema';

export type Db = Database.Database;

/**
 * Opens the file and creates what it lacks. One connection serves the whole process; FULL makes
 * every answered write outlive a kill or a power cut.
 */
export function openDatabase(file: string): Db {
  const db = new Database(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  db.exec(schema);
  return db;
}
