import { toApiError } from '@/lib/raffle/reasons';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { createAdmitter } from './admission';

const bought = { key: 'k', raffleId: 'r', client: '203.0.113.7', request: examplePurchase() };
const jpeg = new Uint8Array([1, 2, 3]);
const encoded = { ok: true as const, jpeg };
const full = { ok: false as const, retryInMs: 7 };

function open({ numbersFull = false, pictureFull = false } = {}) {
  const room = () => ({ ok: true as const, giveBack: jest.fn(async () => undefined) });
  const [numbers, picture] = [room(), room()];
  const admission = {
    numbers: jest.fn(async () => (numbersFull ? full : numbers)),
    picture: jest.fn(async () => (pictureFull ? full : picture)),
  };
  const encode = jest.fn(async () => encoded);
  return {
    admitter: createAdmitter(admission),
    admission,
    encode,
    numbersBack: numbers.giveBack,
    pictureBack: picture.giveBack,
  };
}

test('a purchase with capacity for numbers and picture goes on with the converted picture', async () => {
  const { admitter, admission, encode, numbersBack, pictureBack } = open();
  expect(await admitter.admit(bought, 900, encode)).toEqual({ ok: true, receipt: jpeg });
  expect(admission.numbers.mock.calls).toEqual([[bought, 900]]);
  expect(admission.picture.mock.calls).toEqual([[bought, jpeg]]);
  expect([numbersBack, pictureBack].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a purchase without capacity for its numbers waits, and its picture is not converted', async () => {
  const { admitter, encode, admission } = open({ numbersFull: true });
  expect(await admitter.admit(bought, 900, encode)).toEqual({
    ok: true,
    receipt: null,
    burst: 'one-address',
    retryInMs: 7,
  });
  expect(encode).not.toHaveBeenCalled();
  expect(admission.picture).not.toHaveBeenCalled();
});

test('a purchase without capacity for its picture waits, and its numbers are not counted', async () => {
  const { admitter, encode, numbersBack } = open({ pictureFull: true });
  expect(await admitter.admit(bought, 900, encode)).toEqual({
    ok: true,
    receipt: null,
    burst: 'one-picture',
    retryInMs: 7,
  });
  expect(numbersBack.mock.calls).toEqual([[2]]);
  await admitter.conclude('k', 0);
  expect(numbersBack).toHaveBeenCalledTimes(1);
});

test('a picture that cannot be read is an error, and its numbers are not counted', async () => {
  const { admitter, admission, numbersBack } = open();
  const broken = toApiError('not-an-image');
  expect(await admitter.admit(bought, 900, async () => broken)).toEqual(broken);
  expect(numbersBack.mock.calls).toEqual([[2]]);
  expect(admission.picture).not.toHaveBeenCalled();
});

test.each([
  ['all of it', 2, 0, []],
  ['a part', 1, 1, []],
  ['nothing', 0, 2, [[1]]],
])('a purchase that reserved %s does not count the rest', async (_, reserved, back, pictures) => {
  const { admitter, encode, numbersBack, pictureBack } = open();
  await admitter.admit(bought, 900, encode);
  await admitter.conclude('k', reserved);
  await admitter.conclude('k', 0);
  expect(numbersBack.mock.calls).toEqual([[back]]);
  expect(pictureBack.mock.calls).toEqual(pictures);
});

test('a purchase with an unknown end stays counted in full', async () => {
  const { admitter, encode, numbersBack, pictureBack } = open();
  await admitter.admit(bought, 900, encode);
  admitter.drop('k');
  await admitter.conclude('k', 0);
  expect([numbersBack, pictureBack].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('the end of one purchase is not the end of another', async () => {
  const { admitter, encode, numbersBack } = open();
  await admitter.admit(bought, 900, encode);
  await admitter.conclude('other', 0);
  expect(numbersBack).not.toHaveBeenCalled();
});
