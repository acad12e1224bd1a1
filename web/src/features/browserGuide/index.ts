export { BrowserGuideHost } from './BrowserGuideHost';
export { closeBrowserGuide, leadsToBrowser, useBrowserGuide } from './guideStore';
