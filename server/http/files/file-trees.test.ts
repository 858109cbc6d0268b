import path from 'node:path';
import { contentTrees } from './file-trees';

const foldersOf = (given: string | undefined) =>
  contentTrees({ NODE_ENV: 'test', CONTENT_DIR: given }).map(({ folder }) => folder);

test.each([
  [undefined, 'content'],
  [' ', 'content'],
  ['/srv/shop', '/srv/shop'],
  [' /srv/shop\n', '/srv/shop'],
])('with a folder %j the shop’s own files are in %s', (given, folder) => {
  expect(foldersOf(given)).toEqual([path.join(folder, 'brand'), path.join(folder, 'pictures')]);
});
