/** Lets fake timers move the clock of a module that took `performance` when it was loaded, as lru-cache does. */
const real = globalThis.performance;
let fake;
let ahead = 0;

function now() {
  const current = globalThis.performance;
  if (current === fakeable) return real.now();
  if (current !== fake) ahead = Math.ceil(real.now() - current.now());
  fake = current;
  return ahead + current.now();
}

const fakeable = new Proxy(
  { now },
  {
    get(own, name) {
      if (name in own && name !== 'constructor') return own[name];
      const value = real[name];
      return typeof value === 'function' && name !== 'constructor' ? value.bind(real) : value;
    },
  },
);

globalThis.performance = fakeable;
