import { FacebookIcon, InstagramIcon, TiktokIcon } from '@/components/ui/social-icons';
import type { CompanyProfile } from '@/lib/company';
import styles from './footer.module.css';

type SocialLinksProps = { company: Pick<CompanyProfile, 'facebook' | 'instagram' | 'tiktok'> };

export function SocialLinks({ company }: SocialLinksProps) {
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
