const NUMBERS = Array.from({ length: 1000 }, (_, index) => String(index).padStart(4, '0'));

const STYLE = `body { font-family: system-ui; margin: 1rem }
fieldset { display: grid; grid-template-columns: repeat(5, 1fr); gap: 6px }
button { min-height: 44px; border: 1px solid #45906a; border-radius: 8px; background: #e3f5e9 }
button[aria-pressed="true"] { border: 2px solid #8a6300; background: #f9c835 }`;

const page = (body, script) => `<!doctype html><meta name="viewport" content="width=device-width">
<style>${STYLE}</style><main><fieldset>${body}</fieldset></main><p id="count">0</p><script>${script}</script>`;

const buttons = NUMBERS.map((number) => `<button aria-pressed="false">${number}</button>`).join('');

export const limitPage = page(
  buttons,
  `let count = 0;
document.querySelector('fieldset').onclick = ({ target }) => {
  if (target.tagName !== 'BUTTON') return;
  const next = target.ariaPressed !== 'true';
  target.ariaPressed = String(next);
  document.querySelector('#count').textContent = count += next ? 1 : -1;
};`,
);
