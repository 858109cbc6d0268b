import type { ICONS } from '@/lib/content/types';
import { LineIcon } from './icon';
import { BOLT, CARD, HEADSET, LOCK, PEOPLE, SHIELD, TICKET, TRUCK } from './icons';
import { TROPHY } from './other-icons';

type IconName = (typeof ICONS)[number];

const PATHS: Record<IconName, string> = {
  ticket: TICKET,
  bolt: BOLT,
  headset: HEADSET,
  trophy: TROPHY,
  card: CARD,
  people: PEOPLE,
  truck: TRUCK,
  shield: SHIELD,
  lock: LOCK,
};

/** An icon that the shop's content file refers to by name. */
export function ContentIcon({ name }: { name: IconName }) {
  return <LineIcon path={PATHS[name]} />;
}
