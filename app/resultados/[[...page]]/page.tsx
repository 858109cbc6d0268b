import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Results } from '@/components/shop/results/results';
import { JsonLd } from '@/components/ui/json-ld';
import { readPastResults } from '@/lib/admin-api/past-results';
import { silentSince } from '@/lib/platform/cache/reader';
import { resultsPageNumber } from '@/lib/raffle/result';
import { missingResultsMetadata, resultsMetadata } from '@/lib/seo/shop-metadata';
import { breadcrumbData } from '@/lib/seo/structured-data';

type Props = { params: Promise<{ page?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, isBeyond } = await readPage(params);
  return isBeyond ? missingResultsMetadata() : resultsMetadata(page);
}

export default async function Page({ params }: Props) {
  const { page, read } = await readPage(params);
  return (
    <>
      <JsonLd data={breadcrumbData('Resultados')} />
      <Results page={page} list={read.ok ? read.value : null} knownSince={silentSince(read)} />
    </>
  );
}

async function readPage(params: Props['params']) {
  const page = resultsPageNumber((await params).page) ?? redirect('/home');
  const read = await readPastResults(page);
  return { page, read, isBeyond: page > 1 && read.ok && read.value.results.length === 0 };
}
