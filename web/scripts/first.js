// The page's first script. It comes with the style sheets, before anything is painted.
(() => {
  // What the server painted is a visitor's: whoever is signed in waits for their own.
  try {
    if (JSON.parse(localStorage.getItem('account')).uid) document.documentElement.dataset.player = '';
  } catch {
    // Then nobody is.
  }
  const begin = () => {
    const screen = document.getElementById('first')?.dataset.files.split(' ') ?? [];
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
