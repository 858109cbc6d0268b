import { ContentIcon } from '@/components/ui/content-icon';
import { SolidIcon } from '@/components/ui/icon';
import { FACEBOOK, INSTAGRAM, TIKTOK } from '@/components/ui/other-icons';
import { type Profile, PAGE_TITLES, WRITTEN_PAGES, type ShopContent } from '@/lib/content/types';
import { Logo } from './logo';
import styles from './footer.module.css';

type FooterProps = {
  company: Profile;
  content: Pick<ShopContent, 'promises' | 'footer' | 'permit' | 'pages'>;
  year: number;
};

export function Footer({ company, content, year }: FooterProps) {
  const { promises, footer, permit, pages } = content;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {promises.length > 0 && (
          <>
            <h2 className="visually-hidden">Nuestras promesas</h2>
            <ul className={styles.promises}>
              {promises.map(({ icon, title, text }) => (
                <li key={title} className={styles.promise}>
                  <span className={styles.icon}>
                    <ContentIcon name={icon} />
                  </span>
                  <div>
                    <h3 className={styles.title}>{title}</h3>
                    <p className={styles.text}>{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.company}>
          <Logo company={company} onDeep />
          <address className={styles.address}>
            {company.address && <span>{company.address}</span>}
            {company.nit && <span>{`RIF ${company.nit}`}</span>}
            {permit && <span>{`Permiso ${permit}`}</span>}
            {company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
            {footer.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <div className={styles.links}>
            <a href="/verificar" className={styles.page}>
              Mis números
            </a>
            <a href="/resultados" className={styles.page}>
              Resultados
            </a>
            {WRITTEN_PAGES.filter((page) => pages[page]).map((page) => (
              <a key={page} href={`/${page}`} className={styles.page}>
                {PAGE_TITLES[page]}
              </a>
            ))}
            <SocialLinks company={company} />
          </div>
        </div>
        <p className={styles.rights}>
          {`© ${year} ${company.name}. Todos los derechos reservados.`}
        </p>
      </div>
    </footer>
  );
}

type SocialLinksProps = { company: Pick<Profile, 'facebook' | 'instagram' | 'tiktok'> };

function SocialLinks({ company }: SocialLinksProps) {
  const links = [
    { name: 'Facebook', href: company.facebook, path: FACEBOOK },
    { name: 'Instagram', href: company.instagram, path: INSTAGRAM },
    { name: 'TikTok', href: company.tiktok, path: TIKTOK },
  ].filter(({ href }) => href !== null);
  if (links.length === 0) return null;
  return (
    <ul className={styles.social}>
      {links.map(({ name, href, path }) => (
        <li key={name}>
          <a
            href={href ?? undefined}
            rel="noopener"
            className={styles.socialLink}
            aria-label={name}
          >
            <SolidIcon size={22} path={path} />
          </a>
        </li>
      ))}
    </ul>
  );
}
