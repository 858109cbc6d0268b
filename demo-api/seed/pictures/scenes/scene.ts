import type { Art } from '../svg';
import { beach } from './beach';
import { beachDusk } from './beach-dusk';
import { gold } from './gold';
import { mountain } from './mountain';
import { night } from './night';
import { studio } from './studio';
import { sunset } from './sunset';

export const scenes = {
  studio,
  sunset,
  mountain,
  night,
  gold,
  beach,
  'beach-dusk': beachDusk,
} satisfies Record<string, (color: string) => Art>;

export type Scene = keyof typeof scenes;
