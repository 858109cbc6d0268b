import type { ComponentType, ReactNode } from 'react';
import { ClockIcon, PhoneIcon } from '@/components/ui/icons';
import { PinIcon } from '@/components/ui/pin-icon';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { CompanyProfile } from '@/lib/company';
import { OfficeMap } from './office-map';
import styles from './contact.module.css';

export function Contact({ company }: { company: CompanyProfile }) {
  const { city, state, weekdayHours, saturdayHours, salesPhone, map } = company;
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <div className={styles.contact}>
      <Breadcrumb steps={[{ label: 'Home', href: '/home' }, { label: 'Contacto' }]} />
      <h1 className={styles.title}>Contacto</h1>
      <div className={styles.cards}>
        {place && (
          <ContactCard Icon={PinIcon} title="Oficina">
            <p>{place}</p>
          </ContactCard>
        )}
        {(weekdayHours || saturdayHours) && (
          <ContactCard Icon={ClockIcon} title="Horario de atención">
            <dl className={styles.hours}>
              {weekdayHours && (
                <div>
                  <dt>Lunes a viernes</dt>
                  <dd>{weekdayHours}</dd>
                </div>
              )}
              {saturdayHours && (
                <div>
                  <dt>Sábado</dt>
                  <dd>{saturdayHours}</dd>
                </div>
              )}
            </dl>
          </ContactCard>
        )}
        {salesPhone && (
          <ContactCard Icon={PhoneIcon} title="Ventas">
            <a href={`tel:${salesPhone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
              {salesPhone}
            </a>
          </ContactCard>
        )}
      </div>
      {map && <OfficeMap place={map} label={place} />}
    </div>
  );
}

type ContactCardProps = {
  Icon: ComponentType<{ size?: number }>;
  title: string;
  children: ReactNode;
};

function ContactCard({ Icon, title, children }: ContactCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.words}>
        <h2 className={styles.cardTitle}>{title}</h2>
        {children}
      </div>
    </div>
  );
}
