'use client';

import { useRef } from 'react';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { sendVerificationOfAll } from '@/lib/storefront-api/verification';
import { PhonePurchases, type NamedRaffle } from '../own-purchases/phone-purchases';
import styles from './my-numbers.module.css';
import { OwnRafflesFound } from './own-raffles';
import type { VerifyingShop } from './verification-result';
import { VerifyForm } from './verify-form';

type MyNumbersProps = { raffles: NamedRaffle[]; shop: VerifyingShop };

/**
 * What this phone bought, and the way to everything else. It is shown once scripts run: a form without them would put
 * the cédula into the address, and purchases that come later would push it down.
 */
export function MyNumbers({ raffles, shop }: MyNumbersProps) {
  const search = useRef<HTMLHeadingElement>(null);
  const isRunning = useInBrowser(() => true, false);
  return (
    <div className={styles.numbers}>
      {isRunning && (
        <>
          <PhonePurchases raffles={raffles} onForgotten={() => search.current?.focus()} />
          <section aria-labelledby="con-tu-cedula">
            <h2 ref={search} id="con-tu-cedula" className={styles.title} tabIndex={-1}>
              Búscalos con tu cédula
            </h2>
            <VerifyForm ask={sendVerificationOfAll}>
              {(found) => <OwnRafflesFound found={found} shop={shop} />}
            </VerifyForm>
          </section>
        </>
      )}
    </div>
  );
}
