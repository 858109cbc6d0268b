/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { fetchPick } from '@/lib/storefront-api/fetch-pick';
import { LuckyTools } from './lucky-tools';

jest.mock('@/lib/storefront-api/fetch-pick');
const pick = jest.mocked(fetchPick);

const tickets = (...numbers: string[]) =>
  numbers.map((number) => ({ id: number, number, status: 'available' as const }));

beforeEach(() => {
  pick.mockReset();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LuckyTools raffleId="r" maxPerPurchase={50} isDisabled={false} />
    </SWRConfig>,
  );
});

const lucks = () => pick.mock.calls.map(([, query]) => query.luck);

test('a birthday is searched once it has a day and a month', async () => {
  pick.mockResolvedValue({ tickets: tickets('2912'), nearest: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Cumpleaños' }));
  const day = screen.getByRole('combobox', { name: 'Día' });
  fireEvent.change(day, { target: { value: '31' } });
  expect(pick).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('combobox', { name: 'Mes' }), { target: { value: '2' } });
  expect(await screen.findByText('Hay 1 número libre con el 29 de febrero.')).toBeTruthy();
  expect(lucks()).toEqual([{ kind: 'birthday', day: 29, month: 2 }]);
  const fields = within(screen.getByRole('group', { name: 'Fecha de cumpleaños' }));
  expect(fields.getByRole('option', { name: 'febrero' })).toHaveProperty('value', '2');
  expect(fields.getByRole('option', { name: '29' })).toHaveProperty('value', '29');
  expect(fields.queryByRole('option', { name: '30' })).toBeNull();
  expect(day).toHaveProperty('value', '29');
});

test('other numbers with the same luck replace the earlier ones when they arrive', async () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `${index}7`);
  pick.mockResolvedValueOnce({ tickets: tickets(...twelve), nearest: [] });
  pick.mockResolvedValueOnce({ tickets: tickets('997'), nearest: [] });
  fireEvent.input(screen.getByRole('textbox', { name: 'Cifras' }), { target: { value: '7' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ver otros' }));
  expect(screen.getByRole('button', { name: '117' })).toBeTruthy();
  expect(await screen.findByText('Hay 1 número libre que termina en 7.')).toBeTruthy();
  expect(lucks()).toHaveLength(2);
});

test.each([[['0008']], [['0008', '0006']]])(
  'the nearest numbers %j are offered when none with the luck is free',
  async (numbers) => {
    pick.mockResolvedValue({ tickets: [], nearest: tickets(...numbers) });
    fireEvent.click(screen.getByRole('button', { name: 'Contiene' }));
    fireEvent.input(screen.getByRole('textbox', { name: 'Cifras' }), { target: { value: '7a7' } });
    const none = 'No hay números libres que contienen 77. Los más cercanos libres:';
    expect(await screen.findByText(none)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Los más cercanos libres' }).textContent).toBe(
      numbers.join(''),
    );
  },
);
