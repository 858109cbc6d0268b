import type { ReactNode } from 'react';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-VE">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
