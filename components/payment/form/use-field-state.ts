import { useFormikContext } from 'formik';
import type { FieldState } from '@/components/ui/field';
import type { PaymentErrors } from './form-values';

/** Error and look of what stands behind these names; told only after a try to send. */
export function useFieldState(...names: (keyof PaymentErrors)[]): {
  error: string | undefined;
  state: FieldState;
} {
  const { errors, submitCount } = useFormikContext<PaymentErrors>();
  if (submitCount === 0) return { error: undefined, state: 'fresh' };
  const [error] = names.flatMap((name) => (errors as PaymentErrors)[name] ?? []);
  return { error, state: error ? 'invalid' : 'valid' };
}
