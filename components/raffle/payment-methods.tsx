import { CopyButton } from '@/components/ui/copy-button';
import { MailBreaks } from '@/components/ui/mail-breaks';
import { Section } from '@/components/ui/section';
import { unbrokenIds } from '@/lib/raffle/unbroken-ids';
import type { PaymentMethod } from '@/lib/raffle/types';
import styles from './raffle-page.module.css';

type PaymentMethodsProps = {
  methods: PaymentMethod[];
  /** False when nothing can be bought, so that nobody pays in vain. */
  showsAccounts: boolean;
};

export function PaymentMethods({ methods, showsAccounts }: PaymentMethodsProps) {
  if (methods.length === 0) return null;
  return (
    <Section title="Métodos de pago">
      <ul className={styles.methods}>
        {methods.map(({ name, description, account }, index) => (
          <li key={index} className={styles.method}>
            <h3 className={styles.methodName}>{name}</h3>
            {description && <p className={styles.methodDescription}>{unbrokenIds(description)}</p>}
            {showsAccounts && account && (
              <div className={styles.account}>
                <p translate="no">
                  <MailBreaks in={account} />
                </p>
                <CopyButton text={account} what={`la cuenta de ${name}`} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
