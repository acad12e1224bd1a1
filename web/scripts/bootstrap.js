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
   * The prerendered screen responds before the app starts. Its links work by themselves. The app repeats a tap on anything else, and gives
   * the focus back, if it renders the same element in the same place.
   */
  function repeatEarlyTaps() {
    const TAPPABLE = 'button, input, label, [data-post]';
    const REPEAT_WITHIN_MS = 10_000;
    const MOVE_MAX_PX = 10;
    /** Places of tapped elements, in the order of the first taps. */
    const taps = [];
    let focused = null;
    let press = null;
    let observer = null;
    let timeout;

    const isPrerendered = (element) => Boolean(element.closest?.('[data-painted]'));
    const postOf = (element) => element.closest('[data-post]')?.dataset.post;
    const placeOf = (element) => {
      const path = [];
      for (let at = element; !at.matches('[data-stage]'); at = at.parentElement)
        path.unshift([...at.parentElement.children].indexOf(at));
      return { element, path, post: postOf(element) };
    };
    const sameInApp = ({ element, path, post }) => {
      const stage = document.querySelector('#app [data-stage]');
      const found = path.reduce((at, index) => at?.children[index], stage);
      const { tagName, className } = element;
      const isSame = found?.tagName === tagName && String(found.className) === String(className);
      return isSame && postOf(found) === post ? found : null;
    };
    const repeat = () => {
      if (document.querySelector('[data-painted]')) return;
      timeout ??= setTimeout(stop, REPEAT_WITHIN_MS);
      const field = focused && document.activeElement === document.body && sameInApp(focused);
      if (field) field.focus({ preventScroll: true });
      if (field || document.activeElement !== document.body) focused = null;
      for (let found; taps.length > 0 && (found = sameInApp(taps[0]));) {
        taps.shift();
        const { href } = location;
        found.click();
        if (location.href !== href) taps.length = 0;
      }
      if (!focused && taps.length === 0) stop();
    };
    const stop = () => {
      observer.disconnect();
      taps.length = 0;
      focused = null;
    };
    const awaitApp = () => {
      if (observer) return;
      observer = new MutationObserver(repeat);
      observer.observe(document.getElementById('app'), { childList: true, subtree: true });
    };
    const remember = (target, selector) => {
      const element = target.closest(selector);
      if (!element?.closest('[data-painted] [data-stage]')) return null;
      awaitApp();
      return placeOf(element);
    };

    addEventListener('click', (event) => {
      const { target } = event;
      if (target.closest?.('a, button')) press = null;
      if (!isPrerendered(target)) return;
      const link = target.closest('a');
      if (link && link.href !== location.href) return;
      // A link to this page would load it again.
      event.preventDefault();
      const tap = remember(target, TAPPABLE);
      if (!tap || taps.some(({ element }) => element === tap.element)) return;
      tap.element.dataset.tapped = '';
      taps.push(tap);
    });
    addEventListener('focusin', ({ target }) => {
      if (isPrerendered(target)) focused = remember(target, '*');
    });
    // The app may replace the pressed element before the finger leaves it. Then the browser fires no click there.
    addEventListener('pointerdown', ({ target, clientX, clientY }) => {
      press = isPrerendered(target) ? { target, clientX, clientY } : null;
    });
    addEventListener('pointerup', ({ clientX, clientY }) => {
      const from = press;
      if (!from || from.target.isConnected) return;
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > MOVE_MAX_PX) return;
      setTimeout(() => {
        if (press === from) document.elementFromPoint(clientX, clientY)?.closest('a, button')?.click();
      });
    });
  }
})();
