// Runs first in every page. Collects errors in the session storage, because it survives reloads and needs no network.
(() => {
  const KEY = 'collected-errors';
  const collect = (text) => {
    const known = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.setItem(KEY, JSON.stringify([...known, text].slice(0, 200)));
  };
  const describe = (value) =>
    value instanceof Error
      ? `${value.name}: ${value.message}`
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);

  const { error } = console;
  console.error = (...args) => {
    collect(`console: ${args.map(describe).join(' ')}`);
    error.apply(console, args);
  };
  // Captures, because failed loads of elements do not bubble.
  addEventListener(
    'error',
    ({ target, message, error: thrown }) => {
      if (target === window) collect(`uncaught: ${thrown ? describe(thrown) : message}`);
      else collect(`not loaded: <${target.localName}> ${target.currentSrc || target.src || target.href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => collect(`unhandled rejection: ${describe(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    collect(`policy: ${violatedDirective} blocks ${blockedURI}`),
  );
  // The app expects its entry script as the first script of the head.
  document.currentScript.remove();
})();
