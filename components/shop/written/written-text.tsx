import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { ErrorPage } from '@/components/ui/error-page';
import type { MarkdownPage } from '@/lib/content/types';
import styles from './written-text.module.css';

/** `page` is null when the shop has no such page. */
export function WrittenText({ page }: { page: MarkdownPage | null }) {
  if (!page) {
    return (
      <ErrorPage title="Esta página no existe" text="Puede que el enlace sea viejo.">
        <ButtonLink href="/home">Ver las rifas</ButtonLink>
      </ErrorPage>
    );
  }
  return (
    <div className={styles.page}>
      <Breadcrumb here={page.title} />
      <h1 className={styles.title}>{page.title}</h1>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: page.html }} />
    </div>
  );
}
