import { Button } from '@/components/ui/button';
import type { Step } from './ending';
import styles from './sending-panel.module.css';

type SendingPanelProps = {
  step: Extract<Step, { name: 'sending' | 'asking' }>;
  onCancel: () => void;
};

export function SendingPanel({ step, onCancel }: SendingPanelProps) {
  const isUploading = step.name === 'sending' && step.share < 1;
  const percent = step.name === 'sending' ? Math.round(step.share * 100) : null;
  return (
    <section className={styles.sending} aria-label="Enviando tu pago">
      <div role="status">
        <h3 className={styles.title}>
          {step.name === 'asking' && 'Consultando tu pago…'}
          {step.name === 'sending' &&
            (isUploading ? 'Enviando tu pago…' : 'Confirmando con la rifa…')}
        </h3>
      </div>
      <progress
        className={styles.progress}
        aria-label="Envío del comprobante"
        max={100}
        value={isUploading ? (percent ?? undefined) : undefined}
      />
      <p className={styles.note}>
        {isUploading
          ? `${percent} % enviado. Puedes quedarte aquí: si se corta, no se pierde nada.`
          : 'Ya casi. No cierres esta página y no vuelvas a pagar.'}
      </p>
      {isUploading && (
        <Button variant="quiet" onClick={onCancel}>
          Cancelar envío
        </Button>
      )}
    </section>
  );
}
