export { BrowserGuideHost } from './BrowserGuideHost';
export { leadsToBrowser } from './guideStore';
