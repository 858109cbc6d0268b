/** The panel's page. The real API serves it, with 200, for every GET it does not know. */
export const adminPanelPage = `<!doctype html>
<html lang="es">
  <head><meta charset="utf-8"><title>Panel administrativo</title></head>
  <body><div id="app">Panel administrativo</div></body>
</html>
`;
