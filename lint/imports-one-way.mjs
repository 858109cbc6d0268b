import path from 'node:path';

const FOR_ALL = ['lib/testing', 'server/testing', 'node_modules'];

/**
 * A file imports from its own zone and from the zones allowed for it. Only the path is checked: the plugin that also
 * asks the disk for each allowed zone of each file took a quarter of the whole lint.
 */
export const importsOneWay = {
  meta: {
    type: 'problem',
    docs: { description: 'Zones import from one another one way.' },
    schema: [
      { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    ],
    messages: { refused: '{{zone}} may import from: {{allowed}}.' },
  },

  create(context) {
    const file = path.relative(context.cwd, context.filename);
    const own = Object.entries(context.options[0]).filter(([zone]) => isWithin(file, zone));
    if (!own.length) return {};

    function check(source) {
      const target = typeof source?.value === 'string' && pathOf(source.value, file);
      if (!target) return;
      for (const [zone, allowed] of own) {
        if ([zone, ...allowed, ...FOR_ALL].some((each) => isWithin(target, each))) continue;
        const data = { zone, allowed: allowed.join(', ') || 'nothing of ours' };
        context.report({ node: source, messageId: 'refused', data });
      }
    }

    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      CallExpression: ({ callee, arguments: [source] }) =>
        callee.name === 'require' && check(source),
    };
  },
};

/** Relative to the repository root; null for a package. */
function pathOf(specifier, file) {
  if (specifier.startsWith('@/')) return path.normalize(specifier.slice(2));
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : null;
}

const ENDING = /\.(tsx?|m?js)$/;

function isWithin(file, zone) {
  const [inner, outer] = [file, zone].map((name) => name.replace(ENDING, ''));
  // The starter `server/setup.mjs` is not in the folder `server/setup`.
  const isSame = inner === outer && (ENDING.test(zone) || !ENDING.test(file));
  return isSame || inner.startsWith(`${outer}/`);
}
