import { ownHeaders } from './purchase.mjs';

const OWNER = { cedula: 'V12345678', telefono: '4141234567' };

export const guesses = {
  tried:
    '60 phone endings guessed at "Verificar mis números" from 6 addresses, then 60 whole phones',
  async run({ shop, demo, raffle }) {
    const { rifid } = raffle;
    const numero = raffle.tickets.pop().numero;
    const state = { numeros: [numero], estado: 'Apartado', buyer: OWNER };
    await demo.post(`/__control/raffles/${rifid}/tickets`, state);
    const ask = (address, phone) => verify(shop, rifid, address, phone);
    const endings = await spread((at) => ask(`200.8.4.${at % 6}`, { phoneEnding: `${5000 + at}` }));
    const byEnding = await ask('186.91.1.1', { phoneEnding: '4567' });
    const byPhone = await ask('186.91.1.1', { phone: '04141234567' });
    const whole = await spread((at) =>
      ask(`200.8.5.${at % 6}`, { phone: `0414${7_000_000 + at}` }),
    );
    const looked = (answers) => answers.filter(({ status }) => status === 200).length;
    const isIn = byPhone.verification?.tickets.length === 1;
    return {
      held: isIn && looked(endings) <= 40,
      told:
        `${looked(endings)} endings and ${looked(whole)} whole phones were looked at; the owner by the ending: ` +
        `${byEnding.status}, by the whole phone: ${isIn ? 'own ticket' : byPhone.status}`,
    };
  },
};

function spread(guess) {
  return Promise.all(Array.from({ length: 60 }, (_, at) => guess(at)));
}

async function verify(shop, rifid, address, phone) {
  const answer = await fetch(`${shop.origin}/api/raffles/${rifid}/verification`, {
    method: 'POST',
    headers: ownHeaders({ address }),
    body: JSON.stringify({ nationalId: OWNER.cedula, ...phone }),
  });
  return { status: answer.status, ...(await answer.json()) };
}
