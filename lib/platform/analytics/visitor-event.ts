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
  .noUnknown()
  .strict();

export type VisitorEvent = InferType<typeof schema>;

/** Null when the text is not an event of a page. */
export function readVisitorEvent(text: string): VisitorEvent | null {
  try {
    return schema.validateSync(JSON.parse(text));
  } catch {
    return null;
  }
}
