export { tagsQuery } from './tags';
