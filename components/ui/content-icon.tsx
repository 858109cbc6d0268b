import type { ComponentType } from 'react';
import type { ICONS } from '@/lib/content/types';
import {
  BoltIcon,
  CardIcon,
  HeadsetIcon,
  LockIcon,
  PeopleIcon,
  ShieldIcon,
  TruckIcon,
  TicketIcon,
} from './icons';
import type { IconProps } from './line-icon';
import { TrophyIcon } from './other-icons';

type IconName = (typeof ICONS)[number];

const DRAWINGS: Record<IconName, ComponentType<IconProps>> = {
  ticket: TicketIcon,
  bolt: BoltIcon,
  headset: HeadsetIcon,
  trophy: TrophyIcon,
  card: CardIcon,
  people: PeopleIcon,
  truck: TruckIcon,
  shield: ShieldIcon,
  lock: LockIcon,
};

/** An icon that the shop's content file refers to by name. */
export function ContentIcon({ name }: { name: IconName }) {
  const Drawing = DRAWINGS[name];
  return <Drawing />;
}
