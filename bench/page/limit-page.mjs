/** @param {{ name: string, price: string, numbers: string[], photo: string }} raffle */
export const limitPage = ({ name, price, numbers, photo }) => `<!doctype html>
<html lang="es-VE"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #132124 }
header, main, footer { padding: 1rem; max-width: 72rem; margin: auto }
img { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 1rem }
h1 { font-size: 2rem; line-height: 1.15 }
.grid { display: grid; grid-template-columns: repeat(5, 1fr); gap: 6px; height: 34rem; overflow: auto }
button { min-height: 44px; border: 1px solid #45906a; border-radius: 8px; background: #e3f5e9; font: inherit }
footer { background: #132124; color: #fff }
</style></head><body>
<header><a href="/home">Rifas</a> <a href="/contact">Contacto</a></header>
<main><img src="${photo}" alt="${name}" fetchpriority="high"><h1>${name}</h1>
<p>Sorteo por la Lotería del Táchira. ${price} por número.</p>
<h2>Elige tus números</h2><div class="grid">${numbers
  .map((number) => `<button aria-pressed="false">${number}</button>`)
  .join('')}</div>
<h2>Premios especiales</h2><ol><li>Bono</li><li>Casco</li><li>Teléfono</li></ol>
<h2>Métodos de pago</h2><p>Pago Móvil, 0412-5550123, V-12.345.678. Zelle, pagos@example.com.</p></main>
<footer>Entrega rápida. Productos garantizados. Soporte. Pagos seguros.</footer></body></html>`;
