import { ChatLink } from '@/components/ui/chat-link';
import type { Profile } from '@/lib/content/types';
import type { Selection } from '@/lib/raffle/selection';
import type { UsePurchaseResult } from '../state/use-purchase';
import { ChosenMethodDetails } from './method-details';
import { MethodField } from './payment-fields';
import styles from './payment-form.module.css';

type PayStepProps = {
  purchase: UsePurchaseResult;
  company: Pick<Profile, 'whatsapp'>;
  mayPay: boolean;
};

export function PayStep({ purchase, company, mayPay }: PayStepProps) {
  const { raffle, neverHadMethods, selection } = purchase;
  if (!mayPay && !neverHadMethods) {
    return (
      selection.lost.size > 0 && (
        <p className={`${styles.fields} ${styles.rule}`}>{settlePhrase(selection.lost.size)}</p>
      )
    );
  }
  return (
    <div className={styles.fields}>
      {neverHadMethods ? (
        <WithoutMethods
          raffleName={raffle.name}
          chosen={selection.chosen.filter(({ id }) => !selection.lost.has(id))}
          whatsapp={company.whatsapp}
        />
      ) : (
        <>
          <p className={styles.rule}>
            {selection.chosen.length === 1
              ? 'Tu número se aparta al enviar el comprobante. Si alguien se adelanta, tu pago no se pierde.'
              : 'Tus números se apartan al enviar el comprobante. Si alguien se adelanta, tu pago no se pierde.'}
          </p>
          <MethodField methods={raffle.methods} />
        </>
      )}
      <ChosenMethodDetails purchase={purchase} />
    </div>
  );
}

export const settlePhrase = (lost: number): string =>
  lost === 1
    ? 'Cambia o quita ese número para seguir.'
    : 'Cambia o quita esos números para seguir.';

type WithoutMethodsProps = { raffleName: string; chosen: Selection; whatsapp: string | null };

/** The admin API may return a raffle without payment methods: the buyer can only ask the shop then. */
function WithoutMethods({ raffleName, chosen, whatsapp }: WithoutMethodsProps) {
  const numbers = chosen.map(({ number }) => number).join(', ');
  const question = `¡Hola! Quiero comprar ${numbers || 'números'} de «${raffleName}». ¿Cómo puedo pagar?`;
  return (
    <>
      <p role="alert" className={styles.closed}>
        Esta rifa todavía no recibe pagos: no pagues aún.{' '}
        <span>
          {whatsapp
            ? 'Escríbenos y te decimos cómo.'
            : 'Lo que elegiste sigue elegido; vuelve pronto.'}
        </span>
      </p>
      <ChatLink whatsapp={whatsapp} message={question}>
        Preguntar por WhatsApp
      </ChatLink>
    </>
  );
}
