export { useDevice, useHasDownload } from './deviceStore';
