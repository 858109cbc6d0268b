import { RaffleStrip } from '@/components/shop/raffle-strip/raffle-strip';
import { ErrorPage } from '@/components/ui/error-page';
import { ButtonLink } from '@/components/ui/button';
import type { RaffleSummary } from '@/lib/raffle/types';

type RaffleMissingProps = {
  /** Null when they could not be loaded. */
  openRaffles: RaffleSummary[] | null;
  currencySymbol: string;
};

export function RaffleMissing({ openRaffles, currencySymbol }: RaffleMissingProps) {
  return (
    <>
      <ErrorPage
        title="Esta rifa no existe"
        text="Puede que el enlace esté incompleto. Estas son las rifas activas:"
      >
        <ButtonLink href="/home">Ir al inicio</ButtonLink>
      </ErrorPage>
      <RaffleStrip
        title="Rifas Activas"
        raffles={openRaffles}
        currencySymbol={currencySymbol}
        emptyText="Por ahora no hay rifas activas."
      />
    </>
  );
}

/** For a raffle known only by its entry in a list, because the admin API is slow or away. */
export function RaffleLate({ name }: { name: string }) {
  return (
    <ErrorPage
      title={name}
      text="Los números de esta rifa tardan en cargar. Espera unos segundos y vuelve a intentarlo."
    >
      <ButtonLink href="">Intentar de nuevo</ButtonLink>
      <ButtonLink href="/home" variant="quiet">
        Ir al inicio
      </ButtonLink>
    </ErrorPage>
  );
}
