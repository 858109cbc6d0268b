import type { SchemaFieldDescription } from 'yup';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { purchaseRequestSchema } from '@/lib/raffle/purchase-schema';

const REQUEST = purchaseRequestSchema.describe();

/** Keeps only texts and numbers: the schema's conversions can throw on other values. */
export function plainRequest(sent: object): object {
  return plain(sent, REQUEST) as object;
}

function plain(value: unknown, schema: SchemaFieldDescription): unknown {
  if ('fields' in schema) {
    const given = typeof value === 'object' ? new Map(Object.entries(value ?? {})) : new Map();
    const fields = Object.entries(schema.fields).map(([name, field]) => [
      name,
      plain(given.get(name), field),
    ]);
    return Object.fromEntries(fields.filter(([, kept]) => kept !== undefined));
  }
  if ('innerType' in schema) {
    if (!Array.isArray(value)) return undefined;
    return value
      .slice(0, MAX_TICKETS_PER_PURCHASE + 1)
      .map((item) => plain(item, schema.innerType as SchemaFieldDescription));
  }
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
