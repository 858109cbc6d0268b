import type { Columns } from '../filter/mongo-filter';
import { filterSql } from '../filter/mongo-filter';
import type { Query } from '../filter/page';
import { pageSql } from '../filter/page';
import type { Db } from './open';

type RouteRow = { ruid: string; name: string };

const columns: Columns = { ruid: 'ruid', _id: 'ruid', name: 'name' };

export function queryRoutes(db: Db, query: Query): RouteRow[] {
  const where = filterSql(query.filter, columns);
  const page = pageSql(query, columns, 'ruid');
  return db
    .prepare(`select ruid, name from route where ${where.text} ${page.text}`)
    .all(...where.values, ...page.values) as RouteRow[];
}

export function addRoutes(db: Db, routes: RouteRow[]): void {
  const add = db.prepare('insert or ignore into route (ruid, name) values (?, ?)');
  for (const { ruid, name } of routes) add.run(ruid, name);
}
