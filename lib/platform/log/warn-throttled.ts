import 'server-only';
import { logger } from './logger';
import { throttled } from './repeats';

export function warnThrottled(line: { event: string } & Record<string, string>): void {
  logger.warn(throttled(line));
}
