import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownColours, readOwnColours } from './plain-page';

type Colours = { ownColours: typeof ownColours; readOwnColours: typeof readOwnColours };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'own-colours-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function styleOf(written: string, names: string[], contentDir = folder): Promise<string> {
  await writeFile(path.join(folder, 'shop.yaml'), written);
  readOwnColours({ NODE_ENV: 'test', CONTENT_DIR: contentDir });
  return ownColours(names);
}

const inScheme = (scheme: string, rules: string) =>
  `@media (prefers-color-scheme: ${scheme}) { :root { ${rules} } }\n`;

test('the owner’s colours are rules for each scheme, of the names that a page needs', async () => {
  const written =
    'colours:\n' +
    '  light: { page: "#FFFFFF", text: "#000000", other: "#111111" }\n' +
    '  dark: { text: "#eeeeee" }';
  expect(await styleOf(written, ['page', 'text', 'accent'])).toBe(
    inScheme('light', '--page: #FFFFFF; --text: #000000;') + inScheme('dark', '--text: #eeeeee;'),
  );
});

test.each([
  ['', 'nothing is written'],
  ['permit: none', 'colours are not spoken of'],
  ['colours:', 'there are none'],
  ['colours: { light: { other: "#111111" } }', 'no page needs it'],
  ['colours: { light: { page: 111111 } }', 'it is a number'],
  ['colours: { light: { page: ["#111111"] } }', 'it is a list'],
  ['colours: { light: { page: "#11111" } }', 'it is too short'],
  ['colours: { light: { page: "#1111111" } }', 'it is too long'],
  ['colours: { light: { page: "x#111111" } }', 'something is before it'],
  ['colours: { light: { page: "#11111g" } }', 'it has other letters'],
])('%j is no rule: %s', async (written) => {
  expect(await styleOf(written, ['page'])).toBe('');
});

test('a changed file counts from when it is read again', async () => {
  const first = await styleOf('colours: { light: { page: "#111111" } }', ['page']);
  await writeFile(path.join(folder, 'shop.yaml'), 'colours: { light: { page: "#333333" } }');
  expect(ownColours(['page'])).toBe(first);
  readOwnColours({ NODE_ENV: 'test', CONTENT_DIR: folder });
  expect(ownColours(['page'])).toBe(inScheme('light', '--page: #333333;'));
});

test('blanks around the folder are not part of it', async () => {
  const written = 'colours: { light: { page: "#111111" } }';
  expect(await styleOf(written, ['page'], ` ${folder} `)).toBe(
    inScheme('light', '--page: #111111;'),
  );
});

test.each([undefined, ' '])(
  'without a folder of its own (%j) the shop has that of ours',
  (given) => {
    jest.isolateModules(() => {
      const readFileSync = jest.fn((): string => {
        throw new Error('ENOENT');
      });
      jest.doMock('node:fs', () => ({ readFileSync }));
      const fresh = jest.requireActual<Colours>('./plain-page');
      fresh.readOwnColours({ NODE_ENV: 'test', CONTENT_DIR: given });
      expect(fresh.ownColours(['page'])).toBe('');
      expect(readFileSync).toHaveBeenCalledWith(path.join('content', 'shop.yaml'), 'utf8');
    });
  },
);
