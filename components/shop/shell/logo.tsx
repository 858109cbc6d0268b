import type { Profile } from '@/lib/content/types';
import styles from './shell.module.css';

type LogoProps = {
  company: Pick<Profile, 'name' | 'logo' | 'logob' | 'sizeico'>;
  /** For a band that is dark in both colour schemes. */
  onDeep?: boolean;
};

/** For a page whose largest picture it is. */
export function PreloadLogo({ logo, logob }: Pick<Profile, 'logo' | 'logob'>) {
  const dark = '(prefers-color-scheme: dark)';
  return (
    <>
      <link
        rel="preload"
        as="image"
        href={logo}
        media={`not all and ${dark}`}
        fetchPriority="high"
      />
      <link rel="preload" as="image" href={logob} media={dark} fetchPriority="high" />
    </>
  );
}

export function Logo({ company, onDeep = false }: LogoProps) {
  const { name, logo, logob, sizeico } = company;
  return (
    <picture>
      {onDeep ? (
        <source srcSet={logo} media="(forced-colors: active) and (prefers-color-scheme: light)" />
      ) : (
        <source srcSet={logob} media="(prefers-color-scheme: dark)" />
      )}
      <img
        src={onDeep ? logob : logo}
        alt={name}
        width={sizeico}
        height={40}
        loading={onDeep ? 'lazy' : 'eager'}
        className={styles.logo}
      />
    </picture>
  );
}
