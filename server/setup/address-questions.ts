import { askForRaffle } from '@/lib/checks/ask-for-raffle';
import { environmentProblems } from '@/lib/platform/env';
import { isLocalHost, isLoopback } from '@/lib/platform/local-host';
import { adminInSpanish } from './admin-in-spanish';
import { withScheme } from './profile-questions';
import { NONE, type Draft, type Question } from './question';

/** Sample raffles, for an owner who looks at the shop first. */
export const DEMO = 'demo';

export const ADDRESS_QUESTIONS: Question[] = [
  {
    title: 'Tu administración',
    purpose:
      'De ahí vienen las rifas y ahí se registra cada compra. Pide los tres datos a quien la maneja; se prueban enseguida. Con demo ves la tienda con rifas de ejemplo.',
    example: 'https://admin.turpial.com/api — o demo',
    parts: [
      {
        key: 'admin',
        label: 'Dirección, con /api',
        now: ({ settings, isNew }) => settings.ADMIN_API_URL ?? (isNew ? null : DEMO),
        fault: adminFault,
        change: (answer) => ({ settings: { ADMIN_API_URL: answer === DEMO ? null : answer } }),
      },
      {
        key: 'token',
        label: 'Token (no se ve mientras lo escribes)',
        isSecret: true,
        usual: NONE,
        isAsked: hasAdmin,
        now: ({ settings }) => settings.ADMIN_API_TOKEN ?? null,
        fault: () => null,
        change: (answer) => ({ settings: { ADMIN_API_TOKEN: answer === NONE ? null : answer } }),
      },
      {
        key: 'seller',
        label: 'Código de vendedor',
        usual: NONE,
        isAsked: hasAdmin,
        now: ({ settings }) => settings.ADMIN_SELLER_ID ?? null,
        fault: sellerFault,
        change: (answer) => ({ settings: { ADMIN_SELLER_ID: answer === NONE ? null : answer } }),
      },
    ],
  },
  {
    title: 'Dirección de la tienda',
    purpose:
      'La que escriben tus compradores. Sin ella no sale la foto cuando compartes un enlace.',
    example: 'https://rifas.turpial.com — o ninguna si todavía no la tienes',
    parts: [
      {
        key: 'site',
        label: 'Dirección',
        usual: NONE,
        now: ({ settings }) => settings.SITE_URL ?? null,
        fault: siteFault,
        change: (answer) => ({
          settings: { SITE_URL: answer === NONE ? null : withScheme(answer) },
        }),
      },
    ],
  },
];

function hasAdmin({ answers }: Draft): boolean {
  return answers.admin !== undefined && answers.admin !== DEMO;
}

async function adminFault(answer: string): Promise<string | null> {
  if (answer === DEMO) return null;
  if (problemsOf({ ADMIN_API_URL: answer }).length > 0) {
    return 'Escribe la dirección completa, con http:// o https:// y con /api: https://admin.turpial.com/api.';
  }
  const { fault } = await askForRaffle({ adminApiUrl: bare(answer), adminSellerId: null });
  return fault && adminInSpanish(fault);
}

async function sellerFault(answer: string, { answers, shop }: Draft): Promise<string | null> {
  // This shop sells without one.
  if (answer === NONE && answers.admin === shop.settings.ADMIN_API_URL) return null;
  const adminSellerId = answer === NONE ? null : answer;
  const address = bare(answers.admin ?? '');
  const { fault, refuses } = await askForRaffle({ adminApiUrl: address, adminSellerId });
  if (fault) return adminInSpanish(fault);
  if (!refuses) return null;
  return adminSellerId
    ? 'Tu administración no muestra rifas con ese código de vendedor: pídelo otra vez.'
    : 'Tu administración no muestra rifas sin el código de vendedor: pídelo a quien la maneja.';
}

function siteFault(answer: string, { answers }: Draft): string | null {
  if (answer === NONE) return null;
  const site = withScheme(answer);
  if (problemsOf({ SITE_URL: site }).length > 0) {
    return 'Escribe solo el dominio, sin nada después: https://rifas.turpial.com.';
  }
  const { admin = DEMO } = answers;
  const isForTrying = admin === DEMO || isLoopback(new URL(admin));
  return isLocalHost(new URL(site)) && !isForTrying
    ? 'Esa dirección solo existe en tu máquina o tu red: escribe la pública, o ninguna si todavía no la tienes.'
    : null;
}

/** Asks the rules of the settings. */
function problemsOf(settings: Record<string, string>): string[] {
  const needed = { ADMIN_API_URL: 'http://127.0.0.1/api' };
  return environmentProblems({ NODE_ENV: 'production', ...needed, ...settings });
}

function bare(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '');
}
