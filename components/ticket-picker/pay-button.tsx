import { Button } from '@/components/ui/button';
import { useSelection } from './selection';

type PayButtonProps = {
  raffleId: string;
  isDisabled: boolean;
  variant: 'primary' | 'accent';
  onPay: () => void;
};

export function PayButton({ raffleId, isDisabled, variant, onPay }: PayButtonProps) {
  const { chosen } = useSelection(raffleId);
  return (
    <Button variant={variant} disabled={isDisabled || chosen.length === 0} onClick={onPay}>
      Pagar Ahora
    </Button>
  );
}
