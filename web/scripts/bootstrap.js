// The page's first script. It loads together with the style sheets, before the first paint.
(() => {
  /** If the browser reports no paint, the app loads after this time. */
  const PAINT_TIMEOUT_MS = 1000;
  // The prerendered screen is for visitors in Chinese. Players, and visitors in English, wait for the app.
  let english = false;
  try {
    english = localStorage.getItem('language') === 'en';
    if (english || JSON.parse(localStorage.getItem('account')).uid) document.documentElement.dataset.own = '';
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
    line.textContent = english ? 'This page did not load. Tap to try again' : '没能加载出来，点一下重试';
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
    const painted = document.getElementById('first') && document.documentElement.dataset.own === undefined;
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
  document.addEventListener('DOMContentLoaded', scheduleLoad);
})();
