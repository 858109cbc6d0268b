type InPage = { heardErrors?: string[] };

/**
 * Runs in the page, for a client without access to the console. Returns the errors since the last call. It listens from
 * its first call on, so only the other engines report errors while a page loads.
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
    // By the specification of ResizeObserver, this only means that a size is reported a frame later.
    if (!message.startsWith('ResizeObserver loop')) heard.push(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`Content-Security-Policy: ${violatedDirective} blocks ${blockedURI}`),
  );
  return taken;
}
