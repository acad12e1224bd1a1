// The page's first script. It loads together with the style sheets, before the first paint.
(() => {
  /** If the browser reports no paint, the app loads after this time. */
  const PAINT_TIMEOUT_MS = 1000;
  /** Texts for a start that failed, by the codes of src/lib/language.ts. */
  const FAILED = {
    'zh-CN': '没能加载出来，点一下重试',
    en: 'This page did not load. Tap to try again',
  };
  const page = document.documentElement.dataset;
  let language = 'zh-CN';
  try {
    // The same as src/lib/theme.ts.
    const theme = localStorage.getItem('theme');
    if (/^(auto|light|dark)$/.test(theme)) page.theme = theme;
    if (page.theme !== 'auto')
      for (const meta of document.querySelectorAll('meta[data-scheme]'))
        meta.media = meta.dataset.scheme === page.theme ? 'all' : 'not all';
    language = localStorage.getItem('language') ?? language;
    // The prerendered screen is for visitors in Chinese. Players, and visitors in another language, wait for the app.
    if (language !== 'zh-CN' || JSON.parse(localStorage.getItem('account')).uid) page.own = '';
  } catch {
    // Storage is not accessible or holds no account: a visitor.
  }
  const loadApp = () => {
    const screen = document.getElementById('first')?.dataset.files?.split(' ') ?? [];
    for (const href of [...'%FILES%'.split(' '), ...screen])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    import('%APP%').catch(showFailure);
  };
  // Shows the failure without any code of the app, because a part of the app did not load.
  const showFailure = () => {
    const line = document.createElement('button');
    line.className = 'boot-failed';
    line.textContent = FAILED[language] ?? FAILED['zh-CN'];
    line.onclick = () => location.reload();
    addEventListener('online', () => location.reload());
    document.body.append(line);
    line.focus();
  };
  addEventListener('bootfailed', showFailure);
  // src/lib/installPrompt.ts takes the event from here.
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.earlyInstallOffer = offer;
  });
  // The app's files must not delay the first paint. A frame callback runs before its paint, so wait for the browser's paint event.
  const scheduleLoad = () => {
    const painted = document.getElementById('first') && page.own === undefined;
    if (document.hidden) loadApp();
    else if (painted && PerformanceObserver.supportedEntryTypes?.includes('paint')) loadAfterFirstPaint();
    else requestAnimationFrame(() => setTimeout(loadApp));
  };
  const loadAfterFirstPaint = () => {
    const loadOnce = () => {
      observer.disconnect();
      clearTimeout(timeout);
      loadApp();
    };
    const observer = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) loadOnce();
    });
    const timeout = setTimeout(loadOnce, PAINT_TIMEOUT_MS);
    observer.observe({ type: 'paint', buffered: true });
  };
  repeatEarlyTaps();
  document.addEventListener('DOMContentLoaded', scheduleLoad);

  /**
   * The prerendered screen responds before the app starts. Its tabs work by themselves, because they lead to prerendered screens. The app
   * repeats a tap on anything else, and gives the focus and the typed text back, if it renders the same element in the same place.
   */
  function repeatEarlyTaps() {
    const PRESSABLE = 'a, button, input, label, [data-post]';
    const REPEAT_WITHIN_MS = 10_000;
    const MOVE_MAX_PX = 10;
    /** A browser that fires a click after a press fires it within this time. */
    const CLICK_WITHIN_MS = 100;
    /** Tapped elements, in the order of the first taps. */
    const taps = [];
    let focused = null;
    let press = null;
    let observer = null;
    let timeout;

    const isPrerendered = (element) => Boolean(element.closest?.('[data-painted]'));
    const postOf = (element) => element.closest('[data-post]')?.dataset.post;
    const labelOf = (element) => element.getAttribute('aria-label') ?? element.textContent;
    /** Whether both elements do the same. The label of a post's button may change with its counts. */
    const isSame = (element, found) =>
      found?.tagName === element.tagName &&
      String(found.className) === String(element.className) &&
      found.href === element.href &&
      postOf(found) === postOf(element) &&
      (element.href || postOf(element) || labelOf(found) === labelOf(element));
    /** The app's element in the place of a prerendered one. A link may move, because the app may have a newer list. */
    const sameInApp = (element) => {
      if (element.href)
        return [...document.querySelectorAll('#app [data-stage] a')].find(
          ({ href }) => href === element.href,
        );
      const path = [];
      for (let at = element; !at.matches('[data-stage]'); at = at.parentElement)
        path.unshift([...at.parentElement.children].indexOf(at));
      const stage = document.querySelector('#app [data-stage]');
      const found = path.reduce((at, index) => at?.children[index], stage);
      return isSame(element, found) ? found : null;
    };
    const repeat = () => {
      if (document.querySelector('[data-painted]')) return;
      timeout ??= setTimeout(stop, REPEAT_WITHIN_MS);
      // The player sees a dialog, not the elements behind it.
      if (document.querySelector('dialog[open]')) taps.length = 0;
      if (focused) repeatFocus();
      if (taps.length > 0) repeatTap();
      if (!focused && taps.length === 0) stop();
    };
    const repeatFocus = () => {
      const field = document.activeElement === document.body && sameInApp(focused);
      if (field) {
        field.focus({ preventScroll: true });
        if (focused.matches('[type=search], [type=text]') && focused.value) type(field, focused.value);
      }
      if (field || document.activeElement !== document.body) focused = null;
    };
    /** Enters text as a keyboard would: React ignores a changed `value` without the element's own setter and an event. */
    const type = (field, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      set.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const repeatTap = () => {
      const found = sameInApp(taps[0]);
      if (!found) return;
      taps.shift();
      const { href } = location;
      found.click();
      if (location.href !== href) taps.length = 0;
      // Not at once: the click may open a dialog.
      setTimeout(repeat);
    };
    const stop = () => {
      observer.disconnect();
      taps.length = 0;
      focused = null;
    };
    const remember = (target, selector) => {
      const element = target.closest(selector);
      if (!element?.closest('[data-painted] [data-stage]')) return null;
      if (!observer) {
        observer = new MutationObserver(repeat);
        observer.observe(document.getElementById('app'), { childList: true, subtree: true });
      }
      return element;
    };

    const worksByItself = (link, { ctrlKey, metaKey, shiftKey }) =>
      !link.closest('[data-stage]') || link.target || ctrlKey || metaKey || shiftKey;

    addEventListener('click', (event) => {
      const { target, isTrusted } = event;
      if (target.closest?.(PRESSABLE)) press = null;
      if (!isPrerendered(target)) {
        // The player goes on in the app.
        if (isTrusted) taps.length = 0;
        return;
      }
      const link = target.closest('a');
      // A link to this page would load it again.
      if (link && link.href !== location.href && worksByItself(link, event)) return;
      event.preventDefault();
      const element = remember(target, PRESSABLE);
      if (!element || taps.includes(element)) return;
      element.dataset.tapped = '';
      taps.push(element);
    });
    addEventListener('focusin', ({ target }) => {
      if (isPrerendered(target)) focused = remember(target, '*');
    });
    // The form of a search would load the page again.
    addEventListener('submit', (event) => {
      if (isPrerendered(event.target)) event.preventDefault();
    });
    // The app may replace the pressed element before the finger leaves it. Then some browsers fire no click there.
    addEventListener('pointerdown', ({ target, button, clientX, clientY }) => {
      const element = button === 0 && isPrerendered(target) && target.closest(PRESSABLE);
      press = element ? { element, clientX, clientY } : null;
    });
    addEventListener('pointerup', ({ clientX, clientY }) => {
      const from = press;
      if (!from || from.element.isConnected) return;
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > MOVE_MAX_PX) return;
      setTimeout(() => {
        const found = document.elementFromPoint(clientX, clientY)?.closest(PRESSABLE);
        if (press === from && isSame(from.element, found)) found.click();
      }, CLICK_WITHIN_MS);
    });
  }
})();
