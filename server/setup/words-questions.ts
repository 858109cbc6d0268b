import { areRightWords, NONE, type Change, type Question } from './question';
import { wordOf, type Shop } from './shop';

const DAYS = ['weekdays', 'saturday', 'sunday'] as const;

const WINNERS: Record<string, string> = { completo: 'full', nombre: 'name', corto: 'short' };

export const WORDS_QUESTIONS: Question[] = [
  {
    title: 'Permiso y ganadores',
    purpose:
      'El permiso sale al pie y en cada rifa. Del ganador decides qué ve todo el mundo: completo (nombre, dirección y ruta), nombre (sin dirección) o corto («María P.»). La página de privacidad lo dice.',
    example: 'CJ-2026-17, o ninguno; después: nombre',
    parts: [
      {
        key: 'permit',
        label: 'Número del permiso',
        usual: NONE,
        now: (shop) => wordOf(shop, 'permit'),
        fault: (answer) =>
          areRightWords({ permit: answer })
            ? null
            : 'El permiso tiene 80 letras como mucho, sin llaves { }.',
        change: (answer) => ({ words: [[['permit'], answer]] }),
      },
      {
        key: 'winner',
        label: 'Qué se ve del ganador (completo, nombre o corto)',
        usual: 'completo',
        now: ({ settings }) =>
          Object.keys(WINNERS).find((word) => WINNERS[word] === settings.WINNER_SHOWN) ?? null,
        fault: (answer) => (answer in WINNERS ? null : 'Escribe completo, nombre o corto.'),
        change: (answer) => ({ settings: { WINNER_SHOWN: WINNERS[answer] ?? null } }),
      },
    ],
  },
  {
    title: 'Horario',
    purpose:
      'Sale en Contacto, y los días, al pie. Separa con punto y coma: lunes a viernes; sábado; domingo.',
    example: '8:00am-6:00pm; 9:00am-1:00pm; ninguno',
    parts: [
      {
        key: 'hours',
        label: 'Lunes a viernes; sábado; domingo',
        now: (shop) => (shop.isNew ? null : hoursNow(shop)),
        fault(answer) {
          const given = hoursIn(answer);
          if (answer.split(';').length > DAYS.length) {
            return 'Escribe tres horarios como mucho: lunes a viernes; sábado; domingo.';
          }
          return areRightWords({ hours: given })
            ? null
            : 'Cada horario tiene 80 letras como mucho: 8:00am-6:00pm; 9:00am-1:00pm; ninguno.';
        },
        change: hoursChange,
      },
    ],
  },
];

function hoursIn(answer: string): Record<(typeof DAYS)[number], string> {
  const parts = answer.split(';').map((part) => part.trim());
  const [weekdays, saturday, sunday] = DAYS.map((_, index) =>
    /^(ninguno|)$/i.test(parts[index] ?? '') ? NONE : (parts[index] ?? NONE),
  );
  return { weekdays: weekdays ?? NONE, saturday: saturday ?? NONE, sunday: sunday ?? NONE };
}

function hoursNow(shop: Shop): string {
  return DAYS.map((day) => wordOf(shop, 'hours', day) ?? 'ninguno').join('; ');
}

function hoursChange(answer: string): Change {
  return {
    words: Object.entries(hoursIn(answer)).map(([day, hours]) => [['hours', day], hours]),
  };
}
