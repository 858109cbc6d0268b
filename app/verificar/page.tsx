import { VerifyPage } from '@/components/ticket/verification/verify-page';
import { readRaffles } from '@/lib/admin-api/page-reads';
import { shopContent } from '@/lib/content/content';
import { distinct } from '@/lib/raffle/distinct';
import { STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import { verifyMetadata } from '@/lib/seo/shop-metadata';

export const generateMetadata = verifyMetadata;

export default async function Page() {
  const [open, finished] = await Promise.all([
    readRaffles(true, STRIP_RAFFLES_LIMIT),
    readRaffles(false, STRIP_RAFFLES_LIMIT),
  ]);
  const raffles = open.ok && finished.ok ? distinct([...open.value, ...finished.value]) : null;
  const { currencySymbol: currency, whatsapp } = shopContent().profile;
  return <VerifyPage raffles={raffles} shop={{ currency, whatsapp }} />;
}
