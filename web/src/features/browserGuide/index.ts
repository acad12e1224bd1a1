export { BrowserGuideHost } from './BrowserGuideHost';
export { closeBrowserGuide, openGuideIfBlocked, useBrowserGuide } from './guideStore';
