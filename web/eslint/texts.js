const HAN = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;
/** Any letter, except in names that are the same in every language. */
const LETTERS = /(?!\bVIP|\bSHA-256)\b\p{L}/u;
/** Functions that translate their argument. */
const WRAPPERS = new Set(['t', 'rich']);
/** Attributes with text for players or screen readers. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Reports text for players that is not translated by `t` or `rich` of src/lib. */
export const texts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: "A player reads this: t('…') or t`… ${x} …` of @/lib/i18n, rich`… ${<b/>} …` of @/lib/rich.",
      fixed: 't takes its text as it stands there: a variable cannot be found in a dictionary.',
    },
  },
  create: (context) => {
    const check = (node, text) => {
      const chinese = HAN.test(text) && !isWrapped(node) && !isNoText(node);
      const english = LETTERS.test(text) && isShown(node);
      if (chinese || english) context.report({ node, messageId: 'bare' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('')),
      JSXText: (node) => check(node, node.value),
      CallExpression: (node) => {
        const { callee, arguments: given } = node;
        if (callee.name === 't' && !given.every(({ type }) => type === 'Literal'))
          context.report({ node, messageId: 'fixed' });
      },
    };
  },
};

function isWrapped({ parent }) {
  if (parent.type === 'CallExpression') return parent.callee.name === 't';
  return parent.type === 'TaggedTemplateExpression' && WRAPPERS.has(parent.tag.name);
}

/** Keys, types, and strings that are compared with values of the server. */
function isNoText(node) {
  const { parent } = node;
  if (parent.type === 'Property') return parent.key === node;
  if (parent.type === 'BinaryExpression') return /^[!=]==$/.test(parent.operator);
  return parent.type === 'TSLiteralType' || parent.type === 'SwitchCase';
}

/** A child of an element, or an attribute with text: such a string is text in any language. */
function isShown(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'JSXAttribute':
      return READ.has(parent.name.name);
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'ConditionalExpression':
      return parent.test !== node && isShown(parent);
    case 'LogicalExpression':
    case 'JSXExpressionContainer':
      return isShown(parent);
    default:
      return false;
  }
}
