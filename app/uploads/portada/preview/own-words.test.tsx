import { renderToStaticMarkup } from 'react-dom/server';
import { TicketPicture } from '@/components/ticket/picture/ticket-picture';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { exampleProfile } from '@/lib/testing/own-content';
import { wordsOfTheDemo } from '@/lib/testing/words-of-the-demo';
import { RafflePreviewCard } from '@/components/preview-card/raffle-card';
import { SharePicture } from '@/components/preview-card/share-picture';
import { ShopPreviewCard } from '@/components/preview-card/shop-card';

const company = exampleProfile({ name: 'Rifas Turpial', currencySymbol: 'US$' });
const drawDate = '2031-03-05T23:30:00.000Z';

const ticket: DigitalTicket = {
  raffle: {
    id: '1',
    name: 'Moto',
    lottery: 'Lotería del Táchira',
    cover: null,
    drawDate,
    isOpen: false,
  },
  numbers: [
    { number: '01', state: 'paid' },
    { number: '02', state: 'released' },
  ],
  referenceTail: '3456',
  total: { base: 10, converted: null },
  registered: null,
  winner: '01',
  isDrawPast: true,
  isCurrent: true,
};

const textOf = (element: React.ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&');

test.each([
  [
    'card of a raffle',
    <RafflePreviewCard key="" raffle={{ name: 'Moto', price: 5, drawDate }} company={company} />,
  ],
  ['card of the shop', <ShopPreviewCard key="" company={company} />],
  [
    'picture of a ticket',
    <TicketPicture
      key=""
      ticket={ticket}
      qr={{ d: '', modules: 29 }}
      cover={null}
      shopName={company.name}
    />,
  ],
  [
    'picture to share',
    <SharePicture
      key=""
      words={{
        ...{ name: 'Moto', state: null, price: null, draw: null, sold: null, winner: null },
        call: 'Escanea',
      }}
      numbers={['01']}
      cover={null}
      address="https://rifas.example.com/rifa/1"
      qr={{ d: '', modules: 29 }}
      shopName={company.name}
    />,
  ],
])('the words on the %s are the shop’s own', (_picture, element) => {
  const text = textOf(element);
  expect(text).toContain('Rifas Turpial');
  expect(wordsOfTheDemo().filter((words) => text.includes(words))).toEqual([]);
});

test('words of the demo would be found', () => {
  const text = textOf(<ShopPreviewCard company={exampleProfile()} />);
  expect(wordsOfTheDemo().filter((words) => text.includes(words))).toContain('Araguaney');
});
