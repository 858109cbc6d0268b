import { contactsOf } from './contacts';

const CHAT = 'https://wa.me/584145551234';
const CHANNEL = 'https://wa.me/channel/0029Va';

test.each<[string, Parameters<typeof contactsOf>[0], string[]]>([
  [
    'the chat’s number in its local form',
    { whatsapp: CHAT, salesPhone: '0414-5551234', phone: '0243-5550000' },
    ['WhatsApp +58 414 555 1234'],
  ],
  [
    'a phone of its own',
    { whatsapp: CHAT, salesPhone: null, phone: '0243-5550000' },
    ['WhatsApp +58 414 555 1234', '0243-5550000'],
  ],
  [
    'a channel and a phone',
    { whatsapp: CHANNEL, salesPhone: '0414-5551234', phone: null },
    ['0414-5551234'],
  ],
  ['nothing', { whatsapp: null, salesPhone: null, phone: null }, []],
])('a poster names each number once: %s', (_what, numbers, contacts) => {
  expect(contactsOf(numbers)).toEqual(contacts);
});
