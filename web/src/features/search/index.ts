export { SearchBar } from './SearchBar';
export { trendsQuery } from './trends';
