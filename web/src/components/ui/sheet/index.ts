export { SheetItem } from './SheetItem';
