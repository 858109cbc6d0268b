'use client';

import { useState } from 'react';
import errorPage from '@/components/ui/error-page.module.css';
import button from '@/components/ui/button.module.css';
import { whatsappChat } from '@/lib/raffle/whatsapp-chat';
import './globals.css';

const CHAT_MESSAGE = 'Hola, no puedo abrir la tienda en mi teléfono.';

/**
 * Replaces the layout as well, which could not be shown either. Every page ships this script, so it shares the styles
 * of other failures but not their components.
 */
export default function GlobalError() {
  const [chat] = useState(chatOfPage);
  return (
    <html lang="es-VE">
      <body>
        <title>No pudimos mostrar la tienda</title>
        <main className={errorPage.page}>
          <h1>No pudimos mostrar la tienda</h1>
          <p>
            Puede ser la conexión o una falla nuestra. Espera un momento y vuelve a intentarlo. Si
            estabas pagando, no vuelvas a pagar: tu pago no se pierde.
          </p>
          <div>
            <button
              type="button"
              className={`${button.button} ${button.primary}`}
              onClick={() => location.reload()}
            >
              Intentar de nuevo
            </button>
            {chat && (
              <a href={chat} className={`${button.button} ${button.quiet}`}>
                Escríbenos por WhatsApp
              </a>
            )}
          </div>
        </main>
      </body>
    </html>
  );
}

/** Reads the chat link from the failed page, which is still in the document during this page's first render. */
function chatOfPage(): string | null {
  if (typeof document === 'undefined') return null;
  const link = document.querySelector<HTMLAnchorElement>('#contacto-directo [target]');
  return link && whatsappChat(link.href, CHAT_MESSAGE);
}
