import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMessageTemplates } from './message-templates';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(folder, 'messages'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  writeFileSync(path.join(folder, 'messages', name), text);
}

test('a shop without files of its own sends the lines that ship', () => {
  const shipped = readMessageTemplates(path.join(process.cwd(), 'content'));
  expect(readMessageTemplates(folder)).toEqual(shipped);
  expect(shipped.problems).toEqual([]);
  expect(shipped.templates.seller).toContain('Referencia: {reference}');
  expect(shipped.templates.buyer).toContain('Tu boleto digital: {ticketLink}');
});

test('its own lines replace them, and none removes them', () => {
  write('seller.txt', 'Código {trace}\r\n\r\nBoleto {ticketLink}\n');
  write('buyer.txt', ' None \n');
  write('push-won.txt', '¡Felicidades!\n{raffle}: el {number}');
  expect(readMessageTemplates(folder)).toMatchObject({
    templates: {
      seller: ['Código {trace}', '', 'Boleto {ticketLink}'],
      buyer: [],
      'push-won': ['¡Felicidades!', '{raffle}: el {number}'],
      'push-result': readMessageTemplates('content').templates['push-result'],
    },
    problems: [],
  });
});
