type InPage = { heardErrors?: string[] };

/**
 * In the page: gives what went wrong since the last time, for a client that hears no console. It listens from its first
 * call on, so that what happens while a page loads is left to the other engines.
 */
export function takeErrors(): string[] {
  const page = window as unknown as InPage;
  const taken = page.heardErrors?.splice(0) ?? [];
  if (page.heardErrors) return taken;
  const heard: string[] = (page.heardErrors = []);
  const report = console.error;
  console.error = (...parts: unknown[]) => {
    heard.push(parts.map(String).join(' '));
    report(...parts);
  };
  window.addEventListener('error', ({ message }) => {
    // By the specification of ResizeObserver only a size that is told a frame later.
    if (!message.startsWith('ResizeObserver loop')) heard.push(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`Content-Security-Policy: ${violatedDirective} blocks ${blockedURI}`),
  );
  return taken;
}
