import type { ReactNode } from 'react';
import { LineIcon, SolidIcon } from '@/components/ui/icon';
import { CLOCK, HEADSET, PHONE } from '@/components/ui/icons';
import { QuestionLink } from '@/components/ui/chat-link';
import { MAIL, PIN, WHATSAPP } from '@/components/ui/other-icons';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { readPlace } from '@/lib/content/profile-faults';
import type { Profile, ShopContent } from '@/lib/content/types';
import { whatsappNumber } from '@/lib/raffle/whatsapp-chat';
import { PreloadLogo } from '../shell/logo';
import { OfficeMap } from './office-map';
import styles from './contact.module.css';

type ContactProps = {
  company: Profile;
  content: Pick<ShopContent, 'hours' | 'answers'>;
};

export function Contact({ company, content: { hours, answers } }: ContactProps) {
  const { address, city, state, salesPhone, email, map, whatsapp } = company;
  const office = map && readPlace(map);
  const days = withoutRepeats([
    { first: 'Lunes', last: 'viernes', time: hours.weekdays },
    { first: 'Sábado', last: 'sábado', time: hours.saturday },
    { first: 'Domingo', last: 'domingo', time: hours.sunday },
  ]).filter(({ time }) => time);
  const soon = [answers.whatsapp, answers.payments].filter((sentence) => sentence !== null);
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <div className={styles.contact}>
      <PreloadLogo {...company} />
      <Breadcrumb here="Contacto" home="Home" />
      <h1 className={styles.title}>Contacto</h1>
      <div className={styles.cards}>
        {(place || address) && (
          <ContactCard icon={<LineIcon path={PIN} />} title="Oficina">
            {place && <p>{place}</p>}
            {address && <p>{address}</p>}
          </ContactCard>
        )}
        {days.length > 0 && (
          <ContactCard icon={<LineIcon path={CLOCK} />} title="Horario de atención">
            <dl className={styles.hours}>
              {days.map(({ first, last, time }) => (
                <div key={first}>
                  <dt>{first.toLowerCase() === last ? first : `${first} a ${last}`}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
          </ContactCard>
        )}
        {soon.length > 0 && (
          <ContactCard icon={<LineIcon path={HEADSET} />} title="Cuándo respondemos">
            {soon.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </ContactCard>
        )}
        {whatsapp && (
          <ContactCard icon={<SolidIcon path={WHATSAPP} />} title="WhatsApp">
            <p translate="no">{whatsappNumber(whatsapp)}</p>
            <QuestionLink whatsapp={whatsapp} />
          </ContactCard>
        )}
        {salesPhone && (
          <ContactCard icon={<LineIcon path={PHONE} />} title="Ventas">
            <a href={`tel:${salesPhone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
              {salesPhone}
            </a>
          </ContactCard>
        )}
        {email && (
          <ContactCard icon={<LineIcon path={MAIL} />} title="Correo">
            <a href={`mailto:${email}`} className={styles.mail}>
              {email}
            </a>
          </ContactCard>
        )}
      </div>
      {office && <OfficeMap place={office} label={place} />}
    </div>
  );
}

type Days = { first: string; last: string; time: string | null };

/** Days beside each other with the same hours are one row. */
function withoutRepeats(all: Days[]): Days[] {
  return all.reduce<Days[]>((rows, days) => {
    const before = rows.at(-1);
    if (before?.time !== days.time) return [...rows, days];
    return [...rows.slice(0, -1), { ...before, last: days.last }];
  }, []);
}

type ContactCardProps = {
  icon: ReactNode;
  title: string;
  children: ReactNode;
};

function ContactCard({ icon, title, children }: ContactCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <h2 className={styles.cardTitle}>{title}</h2>
        {children}
      </div>
    </div>
  );
}
