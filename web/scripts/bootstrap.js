// The page's first script. It comes with the style sheets, before anything is painted.
(() => {
  /** A browser that says nothing of what it painted is not waited for. */
  const LATE_MS = 1000;
  // What the server painted is a visitor's, in Chinese: who is signed in, or chose English, waits for their own.
  let english = false;
  try {
    english = localStorage.getItem('language') === 'en';
    if (english || JSON.parse(localStorage.getItem('account')).uid) document.documentElement.dataset.own = '';
  } catch {
    // Then nobody is.
  }
  const begin = () => {
    const screen = document.getElementById('first')?.dataset.files?.split(' ') ?? [];
    for (const href of [...'%FILES%'.split(' '), ...screen])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    import('%APP%').catch(failed);
  };
  // A part of the app did not arrive: what is left can but say so, without any of it.
  const failed = () => {
    const line = document.createElement('button');
    line.className = 'boot-failed';
    line.textContent = english ? 'This page did not load. Tap to try again' : '没能加载出来，点一下重试';
    line.onclick = () => location.reload();
    document.body.append(line);
    line.focus();
  };
  addEventListener('bootfailed', failed);
  // The app takes it up (src/lib/installPrompt.ts).
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.earlyInstallOffer = offer;
  });
  // The app's files do not hold up what is painted before them. A frame that was begun is not on the screen yet: the browser says when it is.
  const soon = () => {
    const painted = document.getElementById('first') && document.documentElement.dataset.own === undefined;
    if (document.hidden) begin();
    else if (painted && PerformanceObserver.supportedEntryTypes?.includes('paint')) behindPaint();
    else requestAnimationFrame(() => setTimeout(begin));
  };
  const behindPaint = () => {
    const go = () => {
      observer.disconnect();
      clearTimeout(late);
      begin();
    };
    const observer = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) go();
    });
    const late = setTimeout(go, LATE_MS);
    observer.observe({ type: 'paint', buffered: true });
  };
  document.addEventListener('DOMContentLoaded', soon);
})();
