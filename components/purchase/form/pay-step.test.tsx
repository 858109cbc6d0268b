/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Formik } from 'formik';
import { initialValues } from './form-values';
import { company, messageOf, mobile, shownPurchase, zelle } from './order-summary.test-kit';
import { PayStep } from './pay-step';

function show(
  shown: Parameters<typeof shownPurchase>[0],
  whatsapp: string | null = null,
  mayPay = shown?.neverHadMethods !== true,
) {
  const { purchase, formStep } = shownPurchase(shown);
  const { container } = render(
    <Formik initialValues={initialValues([mobile, zelle])} onSubmit={() => undefined}>
      <PayStep purchase={purchase} company={{ whatsapp }} mayPay={mayPay} />
    </Formik>,
  );
  return { text: () => container.textContent, formStep };
}

// spec: payment-method
test('a raffle with methods shows the chosen one’s account and does not send to WhatsApp', () => {
  const { text } = show({}, company.whatsapp);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Método de pago' }).value).toBe(
    'mobile',
  );
  screen.getByRole('region', { name: 'Datos para pagar por Pago Móvil' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(text()).toContain('Tus números se apartan al enviar el comprobante');
});

test('copying the account stores the purchase', async () => {
  const { formStep } = show({});
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copiar banco 0102' }));
  expect(await navigator.clipboard.readText()).toBe('Banco de Venezuela (0102)');
  expect(formStep.onCopied).toHaveBeenCalledTimes(1);
});

test.each([
  [['07'], 'Cambia o quita ese número para seguir.'],
  [['03', '07'], 'Cambia o quita esos números para seguir.'],
  [[], ''],
])('while a buyer may not pay, with %j lost, no account is shown', (lost, words) => {
  expect(show({ lost }, null, false).text()).toBe(words);
});

test('one number is written in the singular', () => {
  expect(show({ numbers: ['03'] }).text()).toContain(
    'Tu número se aparta al enviar el comprobante. Si alguien se adelanta, tu pago no se pierde.',
  );
});

test('a raffle without methods shows no form, and offers to ask the shop with the numbers', () => {
  const { text } = show({ neverHadMethods: true }, company.whatsapp);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(text()).toContain('no pagues aún. Escríbenos y te decimos cómo.');
  expect(text()).not.toContain('se apartan');
  const link = screen.getByRole('link', { name: 'Preguntar por WhatsApp' });
  expect(messageOf(link)).toBe('¡Hola! Quiero comprar 03, 07 de «Moto». ¿Cómo puedo pagar?');
});

test.each([
  [['07'], '03'],
  [['03', '07'], 'números'],
])('with %j lost, the shop is asked for %s', (lost, wish) => {
  show({ neverHadMethods: true, lost }, company.whatsapp);
  const link = screen.getByRole('link', { name: 'Preguntar por WhatsApp' });
  expect(messageOf(link)).toBe(`¡Hola! Quiero comprar ${wish} de «Moto». ¿Cómo puedo pagar?`);
});

test('a shop without WhatsApp offers no link and says that the numbers stay', () => {
  const { text } = show({ neverHadMethods: true });
  expect(screen.queryByRole('link')).toBeNull();
  expect(text()).toContain('Lo que elegiste sigue elegido; vuelve pronto.');
});
