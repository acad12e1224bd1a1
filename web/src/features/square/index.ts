/** The tags of the square. Its screens are in `features/post`. */
export { tagsQuery } from './tags';
