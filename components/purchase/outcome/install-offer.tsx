import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { heldInstallPrompt, noteOffered } from '@/lib/offline/install-prompt';

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
