import { HeadsetIcon, LockIcon, ShieldIcon, TruckIcon } from '@/components/ui/icons';
import { FacebookIcon, InstagramIcon, TiktokIcon } from '@/components/ui/social-icons';
import type { CompanyProfile } from '@/lib/company';
import { Logo } from './logo';
import styles from './footer.module.css';

const promises = ({ saturdayHours }: CompanyProfile) => [
  {
    Icon: TruckIcon,
    title: 'Entrega rápida',
    text: 'Recibe tu premio al día siguiente de ganar.',
  },
  {
    Icon: ShieldIcon,
    title: 'Productos garantizados',
    text: 'Todos nuestros productos son 100% garantizados.',
  },
  {
    Icon: HeadsetIcon,
    title: 'Soporte',
    text: `Te atendemos de lunes a ${saturdayHours ? 'sábado' : 'viernes'} en horario de oficina.`,
  },
  {
    Icon: LockIcon,
    title: 'Pagos seguros',
    text: 'Pagos protegidos con certificados SSL.',
  },
];

export function Footer({ company, year }: { company: CompanyProfile; year: number }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <h2 className="visually-hidden">Nuestras promesas</h2>
        <ul className={styles.promises}>
          {promises(company).map(({ Icon, title, text }) => (
            <li key={title} className={styles.promise}>
              <span className={styles.icon}>
                <Icon />
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.company}>
          <Logo company={company} onDeep />
          <address className={styles.address}>
            {company.address && <span>{company.address}</span>}
            {company.nit && <span>RIF {company.nit}</span>}
            {company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
          </address>
          <div className={styles.links}>
            <a href="/resultados" className={styles.page}>
              Resultados
            </a>
            <SocialLinks company={company} />
          </div>
        </div>
        <p className={styles.rights}>
          © {year} {company.name}. Todos los derechos reservados.
        </p>
      </div>
    </footer>
  );
}

type SocialLinksProps = { company: Pick<CompanyProfile, 'facebook' | 'instagram' | 'tiktok'> };

function SocialLinks({ company }: SocialLinksProps) {
  const links = [
    { name: 'Facebook', href: company.facebook, Icon: FacebookIcon },
    { name: 'Instagram', href: company.instagram, Icon: InstagramIcon },
    { name: 'TikTok', href: company.tiktok, Icon: TiktokIcon },
  ].filter(({ href }) => href !== null);
  if (links.length === 0) return null;
  return (
    <ul className={styles.social}>
      {links.map(({ name, href, Icon }) => (
        <li key={name}>
          <a
            href={href ?? undefined}
            rel="noopener"
            className={styles.socialLink}
            aria-label={name}
          >
            <Icon size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
