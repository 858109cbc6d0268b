/** What each visitor was told against what the admin API's database holds. */
export async function compare(visits, demo) {
  const { messages } = await demo.get('/api/whatsapp/messages');
  const result = {
    lost: [],
    doubled: [],
    'told taken about their own': [],
    'told registered without it': [],
    'left without a final answer': [],
    'seller told twice': repeated(messages),
  };
  for (const visit of visits) {
    const owned = await ownedBy(visit, demo);
    const numbers = owned.map(({ numero }) => numero);
    const references = new Set(owned.flatMap(({ pagos }) => pagos.map(baseReference)));
    const told = [visit.final, visit.second].filter(Boolean);
    const toldOwn = told.flatMap((outcome) => outcome.numbers ?? []);
    const toldTaken = told.flatMap((outcome) => outcome.taken ?? []);

    if (!visit.final || (visit.second === null && visit.fault === 'two tabs')) {
      result['left without a final answer'].push(visit);
    }
    if (numbers.some((number) => !toldOwn.includes(number))) result.lost.push(visit);
    if (references.size > 1) result.doubled.push(visit);
    if (toldTaken.some((number) => numbers.includes(number))) {
      result['told taken about their own'].push(visit);
    }
    if (toldOwn.some((number) => !numbers.includes(number))) {
      result['told registered without it'].push(visit);
    }
  }
  const failures = Object.values(result).reduce((sum, list) => sum + list.length, 0);
  return { ...result, failures };
}

async function ownedBy({ raffleId, request }, demo) {
  const { tickets } = await demo.get(`/api/tickets/search/${raffleId}/${request.nationalId}`);
  return tickets.filter(
    ({ cedula, estado }) => cedula === request.nationalId && estado !== 'Disponible',
  );
}

function baseReference({ referencia }) {
  return referencia.replace(/ - \d+\/\d+$/, '');
}

function repeated(messages) {
  const texts = messages.map(({ message }) => message);
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
