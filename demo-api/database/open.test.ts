import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDatabase } from './open';

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'demo-db-')), 'admin.db');

function addRoute(file: string): void {
  const db = openDatabase(file);
  db.prepare("insert into route (ruid, name) values ('65a1f0000000000000000f01', 'Web')").run();
  db.close();
}

function countRoutes(file: string): number {
  const db = openDatabase(file);
  const { n } = db.prepare('select count(*) as n from route').get() as { n: number };
  db.close();
  return n;
}

test('a written row is there at the next start', () => {
  const file = newFile();
  addRoute(file);
  expect(countRoutes(file)).toBe(1);
});

test('data of another schema give way to new ones', () => {
  const file = newFile();
  addRoute(file);
  const db = openDatabase(file);
  db.exec('PRAGMA user_version = 7');
  db.close();
  const said = jest.spyOn(console, 'error').mockImplementation();
  expect(countRoutes(file)).toBe(0);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('another version'));
  said.mockRestore();
});
