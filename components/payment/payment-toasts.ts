import { showToast } from '@/components/ui/show-toast';

const LASTS_MS = 2500;

export function toastRegistered(): void {
  void showToast(
    'success',
    'Estupendo, se ha registrado el pago, sus tickets han sido apartados exitosamente!. Pronto estaremos en contacto contigo.',
    LASTS_MS,
  );
}

export function toastTaken(): void {
  void showToast(
    'warning',
    'Existen tickets que ya han sido apartados antes, porfavor contactanos para ayudarte con el proceso de compra. Gracias!',
    LASTS_MS,
  );
}
