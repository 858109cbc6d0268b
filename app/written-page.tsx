import { redirect } from 'next/navigation';
import { WrittenText } from '@/components/shop/written/written-text';
import { JsonLd } from '@/components/ui/json-ld';
import type { WrittenPage as Name } from '@/lib/content/types';
import { questionsIn, writtenPage } from '@/lib/content/written-page';
import { breadcrumbData, questionsData } from '@/lib/seo/structured-data';

/** The texts that the law asks for may have been linked to before the shop removed them. */
const STAYS_WITHOUT_TEXT: readonly Name[] = ['terminos', 'privacidad'];

export function WrittenPage({ name }: { name: Name }) {
  const page = writtenPage(name);
  // spec: any other path leads home.
  if (!page && !STAYS_WITHOUT_TEXT.includes(name)) redirect('/home');
  const questions = name === 'preguntas' ? questionsIn(name) : [];
  return (
    <>
      {page && (
        <JsonLd data={breadcrumbData([{ name: 'Inicio', path: '/home' }, { name: page.title }])} />
      )}
      {questions.length > 0 && <JsonLd data={questionsData(questions)} />}
      <WrittenText page={page} />
    </>
  );
}
