import { AskFirst } from '@/components/ui/ask-first';
import styles from './forget-purchases.module.css';

/** Asks first: what goes is this phone's way to the digital tickets. */
export function ForgetPurchases({ onForget }: { onForget: () => void }) {
  return (
    <AskFirst
      note="Esta lista está solo en este teléfono."
      question="Se quitarán de este teléfono; tus números siguen siendo tuyos."
      action="Quitar de este teléfono"
      no="No, dejarlos"
      yes="Sí, quitarlos"
      onYes={onForget}
      className={styles.forget}
    />
  );
}
