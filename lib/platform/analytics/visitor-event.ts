import 'server-only';
import { object, string, type InferType } from 'yup';
import { isRaffleId } from '@/lib/raffle/addresses';

const PAGES = [
  'home',
  'rifa',
  'resultados',
  'verificar',
  'contact',
  'como-participar',
  'preguntas',
  'nosotros',
  'terminos',
  'privacidad',
  'boleto',
];

const schema = object({
  event: string().oneOf(['view', 'share']).required(),
  page: string().oneOf(PAGES).required(),
  raffleId: string().test((value) => value === undefined || isRaffleId(value)),
  /** `utm_source`, or the host that linked here. */
  source: string().matches(/^[\w.:-]{1,60}$/),
})
  .required()
  .noUnknown()
  .strict();

export type VisitorEvent = InferType<typeof schema>;

/** Null for anything but an event of a page. */
export function readVisitorEvent(sent: unknown): VisitorEvent | null {
  try {
    return schema.validateSync(sent);
  } catch {
    return null;
  }
}
