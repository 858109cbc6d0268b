import 'server-only';
import { logger } from './logger';
import { seldom } from './repeats';

export function warnSeldom(line: { event: string } & Record<string, string>): void {
  logger.warn(seldom(line));
}
