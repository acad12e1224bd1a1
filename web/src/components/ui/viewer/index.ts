export { MediaViewer, type Medium } from './MediaViewer';
