import ts from 'typescript';

const { TypeFlags } = ts;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

/**
 * A browser that translates a page replaces React's text nodes. React still finds the text of an element that contains
 * nothing else. Beside other children, it writes to a detached node, and throws when it removes that node or inserts
 * something before it.
 */
export const textStandsAlone = {
  meta: {
    type: 'problem',
    docs: { description: 'Text that may change stands alone in an element of its own.' },
    schema: [],
    messages: {
      changes:
        'Text that may change stands alone in its element, as one string: a translated page loses it beside other children.',
      before:
        'Content that comes and goes must not stand right before text: on a translated page React cannot put it there. Give the text an element of its own.',
      fragment: 'Text in a fragment has no element of its own, which a translated page needs.',
      returned: 'A component returns an element, never text alone: a translated page loses it.',
    },
  },

  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices;

    function isText(node) {
      return isKindOfText(getTypeAtLocation(node));
    }

    function checkChildren(node) {
      const children = node.children.filter(isShown);
      const isFragment = node.type === 'JSXFragment';
      if (!isFragment && children.length < 2) return;
      children.forEach((child, index) => {
        if (isFixedText(child)) {
          if (isFragment) context.report({ node: child, messageId: 'fragment' });
          return;
        }
        if (child.type !== 'JSXExpressionContainer') return;
        if (isText(child.expression)) context.report({ node: child, messageId: 'changes' });
        else if (isFixedText(children[index + 1])) {
          context.report({ node: child, messageId: 'before' });
        }
      });
    }

    function checkReturned(node, value) {
      const name = node.id?.name ?? node.parent?.id?.name ?? '';
      if (value && /^[A-Z]/.test(name) && isText(value)) {
        context.report({ node: value, messageId: 'returned' });
      }
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement({ argument, parent }) {
        let around = parent;
        while (around && !/Function/.test(around.type)) around = around.parent;
        if (around) checkReturned(around, argument);
      },
      'ArrowFunctionExpression[expression=true]'(node) {
        checkReturned(node, node.body);
      },
    };
  },
};

function isShown(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isFixedText(child) {
  return (
    child?.type === 'JSXText' ||
    (child?.type === 'JSXExpressionContainer' && child.expression.type === 'Literal')
  );
}

/** A `ReactNode` may be text too, but is checked where it is created. */
function isKindOfText(type) {
  const kinds = (type.isUnion() ? type.types : [type]).filter(({ value }) => value !== '');
  return (
    kinds.some(({ flags }) => flags & TEXT) &&
    !kinds.some(({ symbol }) => symbol && /^(Iterable|Promise)$/.test(symbol.name))
  );
}
