import { BoltIcon, CardIcon, HeadsetIcon, PeopleIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/section';
import { TicketIcon } from '@/components/ui/ticket-icon';
import { TrophyIcon } from '@/components/ui/trophy-icon';
import styles from './reasons.module.css';

const REASONS = [
  {
    Icon: TicketIcon,
    title: 'Tickets digitales al instante',
    text: 'Elige tus números, registra tu pago y quedan apartados a tu nombre en segundos.',
  },
  {
    Icon: BoltIcon,
    title: 'Resultados en tiempo real',
    text: 'El ticket ganador se publica en la página de la rifa apenas se realiza el sorteo.',
  },
  {
    Icon: HeadsetIcon,
    title: 'Soporte 24/7',
    text: 'Escríbenos por WhatsApp a cualquier hora: siempre hay alguien para ayudarte.',
  },
  {
    Icon: TrophyIcon,
    title: 'Premios auditados',
    text: 'Cada premio existe y se verifica antes de publicar la rifa. Lo que ves es lo que ganas.',
  },
  {
    Icon: CardIcon,
    title: 'Métodos de pago',
    text: 'Pago móvil, transferencia y más. Siempre ves el total exacto antes de pagar.',
  },
  {
    Icon: PeopleIcon,
    title: 'Comunidad',
    text: 'Únete a quienes participan con nosotros y celebra cada entrega en nuestras redes.',
  },
];

export function Reasons() {
  return (
    <Section
      title="¿Por qué jugar con nosotros?"
      intro="Comprar un número debe ser fácil, claro y seguro, desde cualquier teléfono."
    >
      <ul className={styles.list}>
        {REASONS.map(({ Icon, title, text }) => (
          <li key={title} className={styles.reason}>
            <span className={styles.icon}>
              <Icon />
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
