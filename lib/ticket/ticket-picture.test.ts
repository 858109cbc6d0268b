import { ConversionsBusy } from '@/lib/images/conversion-queue';
import { getTicketPicture } from './ticket-picture';

jest.mock('qr', () => ({}));

const PICTURE = { body: Buffer.from('made'), type: 'image/jpeg', etag: '"made"' };

test('a picture of a ticket is made for a second visitor where the first waits for too much', async () => {
  const drawn = jest.fn().mockRejectedValueOnce(new ConversionsBusy()).mockResolvedValue(PICTURE);
  const [first, second] = await Promise.allSettled([
    getTicketPicture({ number: '07' }, drawn),
    getTicketPicture({ number: '07' }, drawn),
  ]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(second).toMatchObject({ status: 'fulfilled', value: PICTURE });
  expect(drawn).toHaveBeenCalledTimes(2);
});
