import type { Art } from '../svg';
import { car } from './car';
import { cash } from './cash';
import { gameConsole } from './console';
import { island } from './island';
import { laptop } from './laptop';
import { motorcycle } from './motorcycle';
import { phone } from './phone';
import { pickup } from './pickup';
import { television } from './television';

export const subjects = {
  pickup,
  car,
  motorcycle,
  phone,
  television,
  laptop,
  console: gameConsole,
  cash,
  island,
} satisfies Record<string, (color: string) => Art>;

export type Subject = keyof typeof subjects;
