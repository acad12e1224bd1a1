// The page's first script. It comes with the style sheets, before anything is painted.
(() => {
  // What the server painted is a visitor's, in Chinese: who is signed in, or chose English, waits for their own.
  try {
    if (localStorage.getItem('language') === 'en' || JSON.parse(localStorage.getItem('account')).uid)
      document.documentElement.dataset.own = '';
  } catch {
    // Then nobody is.
  }
  const begin = () => {
    const screen = document.getElementById('first')?.dataset.files?.split(' ') ?? [];
    for (const href of [...'%FILES%'.split(' '), ...screen])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    import('%APP%');
  };
  // The app takes it up (src/lib/installOffer.ts).
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.earlyInstallOffer = offer;
  });
  // The app's files do not hold up what is painted before them.
  const soon = () => (document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin)));
  document.addEventListener('DOMContentLoaded', soon);
})();
