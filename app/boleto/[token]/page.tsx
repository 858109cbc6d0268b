import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { LiveTicket } from '@/components/ticket/digital-ticket/live-ticket';
import { COVER_SIZES } from '@/components/ticket/digital-ticket/ticket-head';
import { ErrorPage } from '@/components/ui/error-page';
import { ButtonLink } from '@/components/ui/button';
import { PreloadPicture } from '@/components/ui/preload-picture';
import { shopContent } from '@/lib/content/content';
import { readDigitalTicket, ticketOf } from '@/lib/ticket/read-ticket';
import { limitOrRefuse } from '@/lib/platform/http/rate-limit';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { ticketMetadata } from '@/lib/seo/shop-metadata';

export const generateMetadata = ticketMetadata;

type Props = { params: Promise<{ token: string }> };

export default async function Page({ params }: Props) {
  const sealed = ticketOf((await params).token);
  if (!sealed) notFound();
  const { token } = sealed;
  const visit = new Request(absoluteUrl('/boleto'), { headers: await headers() });
  if (await limitOrRefuse(visit, 'request')) {
    return (
      <ErrorPage title="Demasiadas consultas" text="Espera un minuto y vuelve a abrir tu boleto.">
        <ButtonLink href="">Abrir mi boleto</ButtonLink>
      </ErrorPage>
    );
  }
  const { name, currencySymbol, whatsapp } = shopContent().profile;
  const seen = await readDigitalTicket(sealed);
  return (
    <>
      <PreloadPicture src={seen.raffle?.cover ?? null} sizes={COVER_SIZES} />
      <LiveTicket
        seen={seen}
        token={token}
        address={absoluteUrl(`/boleto/${token}`)}
        shopName={name}
        currencySymbol={currencySymbol}
        whatsapp={whatsapp}
        prize={shopContent().answers.prize}
      />
    </>
  );
}
