import { useEffect, useState } from 'react';
import { LineIcon } from '@/components/ui/icon';
import { SHARE } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { StatusPicture } from '@/components/ui/status-picture';
import { heldInstallPrompt, noteOffered } from '@/lib/offline/install-prompt';
import { boastKey } from '@/lib/storefront-api/late-request-keys';

type ShareNumbersProps = { raffleId: string; raffleName: string; numbers: readonly string[] };

/** Uses the phone's share sheet, else WhatsApp. Links to the raffle, because the ticket's address is private. */
export function ShareNumbers({ raffleId, raffleName, numbers }: ShareNumbersProps) {
  const mine = numbers.length === 1 ? `el ${numbers[0]}` : numbers.join(', ');
  const label = `Compartir ${numbers.length === 1 ? 'mi número' : 'mis números'}`;
  const text = `Ya tengo ${mine} en ${raffleName}. ¿Cuál quieres tú?`;
  const url = `${location.origin}/rifa/${raffleId}`;
  if (typeof navigator.share !== 'function') {
    return (
      <ChatLink whatsapp="https://wa.me/" message={`${text} ${url}`}>
        <LineIcon size={20} path={SHARE} /> <span>{label}</span>
      </ChatLink>
    );
  }
  return (
    <Button
      variant="quiet"
      // Closing the sheet is not an error.
      onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
    >
      <LineIcon size={20} path={SHARE} /> <span>{label}</span>
    </Button>
  );
}

/** "Ya tengo el 007" as a picture, with the raffle's address and not the ticket's. */
export function BoastOffer({ ticketPath }: { ticketPath: string }) {
  const token = ticketPath.replace('/boleto/', '');
  return (
    <StatusPicture picture={boastKey(token)} fileName="ya-tengo.jpg">
      Imagen para tu estado de WhatsApp
    </StatusPicture>
  );
}

/** Offered once, to buyers who have something to come back for. */
export function InstallOffer() {
  const [prompt, setPrompt] = useState(heldInstallPrompt);
  useEffect(() => {
    if (prompt) noteOffered();
  }, [prompt]);
  if (!prompt) return null;
  return (
    <Button
      variant="quiet"
      onClick={() => {
        setPrompt(null);
        void prompt.prompt();
      }}
    >
      Agregar la tienda a mi teléfono
    </Button>
  );
}
