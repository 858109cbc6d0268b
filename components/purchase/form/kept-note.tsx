import { AskFirst } from '@/components/ui/ask-first';
import type { Kept } from '../draft/purchase-store';
import styles from './payment-form.module.css';

const keptText: Record<Kept, string> = {
  all: 'Lo que escribes se guarda en este teléfono hasta que registres el pago, o 2 horas si no lo terminas.',
  'all-but-picture':
    'Este navegador no pudo guardar la imagen: si cierras la página, tendrás que elegirla otra vez. Lo que escribes se guarda 2 horas.',
  nothing:
    'Este navegador no guarda lo que escribes: no cierres esta página hasta registrar el pago.',
};

type KeptNoteProps = { kept: Kept; onErase: () => Promise<void> };

/** Asks before it erases: a stray tap would cost a buyer who has paid the reference and the picture. */
export function KeptNote({ kept, onErase }: KeptNoteProps) {
  return (
    <AskFirst
      note={keptText[kept]}
      question="Se borrará de este teléfono todo lo que escribiste, con tu comprobante, y no te llegarán más avisos."
      action="Borrar mis datos"
      no="No, dejarlos"
      yes="Sí, borrar"
      onYes={() => void onErase()}
      className={styles.privacy}
    />
  );
}
